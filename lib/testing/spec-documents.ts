const SITE = 'https://api.example'
const HOME = { label: 'Home', url: `${SITE}/` }

const estrutura = (nivel: string, path: string, label: string) => ({
  nivel,
  seo: { title: label, description: '', keywords: '', canonical: SITE + path, indexar: true },
  breadcrumb: [HOME, { label, url: SITE + path }],
  apps: { pixelFacebook: { eventId: '7f1c0a52' } },
})

const info = { offset: 0, limit: 1, total: 1 }
const precos = { de: 49.9, por: 24.9, parcelamento: [] }
const midias = {
  imagens: [{ descricao: 'Pote', arquivos: { zoom: '/img/422-1080.webp', big: '/img/422-640.webp' } }],
}
const marca = { nome: 'Marca' }

const product = {
  id: 422,
  sku: 'RB-422',
  mpn: 'RB-422',
  ean: '7890000004220',
  nome: 'Colágeno 1 pote',
  url: `${SITE}/colageno`,
  marca,
  status: 'disponivel',
  estoque: 120,
  precos,
  descricoes: { curta: 'Colágeno em pó.' },
  midias,
  atributos: { simples: [], unico: null },
  categoria: { id: 1, nome: 'Colágeno', nivel: 1, taxonomia: [{ id: 1, nome: 'Colágeno' }] },
  landingPage: [],
  listas: ['KIT1'],
}

const kit = {
  id: 'KIT1',
  idLista: 422,
  emEstoque: true,
  titulos: { produtos: '1 pote' },
  imagens: { grande: '/img/k1-640.webp' },
  quantidade: 1,
  url: { single: '/colageno', lista: '/colageno-1-pote.html' },
  precosGerais: { precoDe: 49.9, precoPor: 25.9 },
  possuiVariacao: true,
  variacoes: [
    { id: 422, nome: 'Cranberry', sku: 'RB-422', imagem_m: '/img/422-320.webp' },
    { id: 423, nome: 'Limão', sku: 'RB-423', imagem_m: '/img/423-320.webp', status: 'indisponivel' },
  ],
}

const serum = {
  ...product,
  id: 499,
  sku: 'RB-499',
  ean: 'x',
  nome: 'Sérum',
  url: `${SITE}/serum`,
  listas: [],
}

/** The contract's example responses, shortened, by path and `url` parameter (contract 4.1 to 4.8). */
const SPEC_DOCUMENTS: Record<string, unknown> = {
  '/v2/front/settings': { configuracoes: { frete: { gratisAcimaDe: 299, valorFixo: 9.9 } } },
  '/v2/front/url/product/detail?url=/colageno': {
    estrutura: estrutura('product/detail', '/colageno', 'Colágeno'),
    conteudo: product,
    info,
  },
  '/v2/front/url/product/detail?url=/serum': {
    estrutura: estrutura('product/detail', '/serum', 'Sérum'),
    conteudo: serum,
    info,
  },
  '/v2/front/url/list/listing?url=/colageno': {
    estrutura: estrutura('list/listing', '/colageno', 'Colágeno'),
    conteudo: { listas: [kit] },
    info,
  },
  '/v2/front/url/list/detail?url=/lista/colageno-1-pote.html': {
    estrutura: estrutura('list/detail', '/lista/colageno-1-pote.html', '1 pote'),
    conteudo: { id: 422, tipo: 'fechada', nome: '1 pote - Cranberry', precos },
  },
  '/v2/front/url/product/listing/landing-page?url=/produtos': {
    estrutura: estrutura('product/listing/landing-page', '/produtos', 'Produtos'),
    conteudo: { categoria: null, marca: null, produtos: [product, serum], detalhes: {} },
    info: { offset: 0, limit: 24, total: 2 },
  },
  '/v2/front/url/page?url=/pagina/quem-somos': {
    estrutura: estrutura('page', '/pagina/quem-somos', 'Quem somos'),
    conteudo: { titulo: 'Quem somos' },
  },
}

/** The fetch function of a store that returns these documents, and 404 for every other request. */
export async function specStore(request: Request): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url)
  const url = searchParams.get('url')
  const found = SPEC_DOCUMENTS[url === null ? pathname : `${pathname}?url=${url}`]
  return found ? Response.json(found) : Response.json({ error: 'Página não encontrada' }, { status: 404 })
}
