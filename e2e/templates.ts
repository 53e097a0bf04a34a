/** One page of each template, by its Portuguese path; `/` is `/en` in English. */
export const TEMPLATES = {
  home: '/',
  landing: '/colageno',
  product: '/serum',
  'product with flavours': '/whey',
  'kit list': '/verisol',
  'sold-out product': '/mascara-de-argila-rosa-com-acido-hialuronico.html',
  'all products': '/produtos',
  'filtered products': '/produtos?estoque=1&ordem=menor-preco',
  category: '/categoria/skincare',
  brand: '/marca/rosalume',
  'kit builder': '/monte-seu-kit',
  search: '/busca?busca=colageno',
  'search without text': '/busca',
  'search without result': '/busca?busca=xyzzy',
  reviews: '/avaliacoes-produtos-rosalume',
  'reviews of a topic': '/avaliacoes-produtos-rosalume?assunto=serum&pagina=2',
  institutional: '/pagina',
  service: '/pagina/atendimento',
  faq: '/pagina/duvidas-frequentes',
  payment: '/pagina/politica-de-pagamento',
  privacy: '/pagina/politica-de-privacidade',
  about: '/pagina/quem-somos',
  references: '/pagina/referencias',
  terms: '/pagina/termos',
  returns: '/pagina/troca-e-devolucao',
  survey: '/avaliacao-empresa?email=ana%40example.com&nome=Ana&campanha=pos-compra',
  'survey thanks': '/avaliacao-empresa?obrigado=1',
  thanks: '/obrigado',
  shipping: '/frete?cep=01310-100&produto=422&tipo=lista&quantidade=1',
  cart: '/checkout/carrinho/',
  access: '/checkout/acesso',
  'empty checkout': '/checkout/pagamento',
  'find order': '/pedido',
  'orders of an account': '/checkout/pedidos',
  offline: '/sem-conexao',
  unavailable: '/indisponivel',
  'not found': '/colagenos-de-nada',
} as const

export type Template = keyof typeof TEMPLATES

/** One template of each layout. Layout tests run on every template in Portuguese and on these in English. */
export const LAYOUTS: Template[] = [
  'home',
  'landing',
  'product',
  'kit list',
  'all products',
  'kit builder',
  'reviews',
  'faq',
  'about',
  'cart',
  'empty checkout',
  'not found',
]

/** Templates whose status is intentionally not 200. */
export const STATUS: Partial<Record<Template, number>> = { 'not found': 404 }

/** Returns the path of a template in a language. */
export function templatePath(template: Template, lang: 'pt' | 'en'): string {
  const path = TEMPLATES[template]
  if (lang === 'pt') return path
  return path === '/' ? '/en' : `/en${path}`
}
