import { byLang } from './by-lang.ts'

/** The texts of llms.txt (R62). */
export const llmsCopy = byLang(
  {
    about: (brand: string) => `${brand} é uma loja brasileira. Vende em reais.`,
    prices:
      'Os preços mudam: os que valem estão nas páginas dos produtos e no catálogo em XML, sempre em reais (BRL).',
    products: 'Produtos',
    help: 'Informações e ajuda',
    machines: 'Para programas',
    sitemap: 'Mapa do site',
    feed: 'Catálogo com preços e estoque',
    links: {
      products: 'Todos os produtos',
      buildKit: 'Monte seu kit',
      reviews: 'Avaliações',
      faq: 'Dúvidas frequentes',
      service: 'Atendimento',
      payment: 'Política de pagamento',
      returns: 'Troca e devolução',
      references: 'Referências científicas',
      about: 'Quem somos',
    },
  },
  {
    about: (brand) => `${brand} is a Brazilian shop. It sells in Brazilian reais.`,
    prices:
      'Prices change: current prices are on the product pages and in the XML catalog, always in reais (BRL).',
    products: 'Products',
    help: 'Information and help',
    machines: 'For programs',
    sitemap: 'Sitemap',
    feed: 'Catalog with prices and stock',
    links: {
      products: 'All products',
      buildKit: 'Build your kit',
      reviews: 'Reviews',
      faq: 'Frequently asked questions',
      service: 'Customer service',
      payment: 'Payment policy',
      returns: 'Returns and exchanges',
      references: 'Scientific references',
      about: 'About us',
    },
  },
)
