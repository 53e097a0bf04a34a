import { byLang } from './by-lang.ts'

/** The texts of llms.txt (R62). */
export const llmsCopy = byLang(
  {
    about: (brand: string) =>
      `${brand} é uma loja brasileira de colágeno, suplementos e skincare. Vende em reais e entrega somente no Brasil.`,
    prices:
      'Os preços mudam: os que valem estão nas páginas dos produtos e no catálogo em XML, sempre em reais (BRL).',
    claims:
      'Suplementos não são medicamentos. Os estudos citados nas páginas estão reunidos nas referências, com autores, revista e ano.',
    products: 'Produtos',
    help: 'Informações e ajuda',
    machines: 'Para programas',
    sitemap: 'Mapa do site',
    feed: 'Catálogo com preços e estoque',
    links: {
      products: 'Todos os produtos',
      collagen: 'Colágeno com ácido hialurônico',
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
    about: (brand) =>
      `${brand} is a Brazilian shop for collagen, supplements and skincare. It sells in Brazilian reais and delivers within Brazil only.`,
    prices:
      'Prices change: current prices are on the product pages and in the XML catalog, always in reais (BRL). The dollar amounts of the English pages are for reference only.',
    claims:
      'Supplements are not medicines. The studies that the pages quote are listed under references, with authors, journal and year.',
    products: 'Products',
    help: 'Information and help',
    machines: 'For programs',
    sitemap: 'Sitemap',
    feed: 'Catalog with prices and stock',
    links: {
      products: 'All products',
      collagen: 'Collagen with hyaluronic acid',
      buildKit: 'Build your kit',
      reviews: 'Reviews',
      faq: 'Frequently asked questions',
      service: 'Customer service',
      payment: 'Payment policy',
      returns: 'Returns and exchange',
      references: 'Scientific references',
      about: 'About us',
    },
  },
)
