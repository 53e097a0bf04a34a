import { DEFAULT_LISTING_PARAMS } from '../../routes/listing-address.ts'
import { installmentPlan } from '../../shop/installments.ts'
import { lastPage } from '../../shop/listing.ts'
import { DEMO_SETTINGS } from '../../testing/demo-settings.ts'
import { routeFetchToStore } from '../../testing/store-fetch.ts'
import { browserStore } from '../../browser/store.ts'
import { getListing, getSearch } from './listing.ts'

const products = {
  kind: 'landing-page',
  path: '/produtos',
  params: DEFAULT_LISTING_PARAMS,
  limit: 4,
} as const

test('a listing page has products, sort orders and filters', async () => {
  await routeFetchToStore()
  const listing = await getListing(browserStore('pt'), products)
  expect(listing).toMatchObject({ heading: 'Todos os produtos', total: 19 })
  expect(listing.products[0]).toEqual({
    changedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:]{8}Z$/),
    id: 422,
    sku: 'RB-422',
    name: 'Colágeno com Ácido Hialurônico',
    path: '/colageno',
    picture: '/img/colageno-cranberry',
    alt: expect.stringContaining('Cranberry'),
    color: '#b3123f',
    availability: 'available',
    inStock: true,
    // Its flavours are chosen on its page.
    hasChoice: true,
    price: 2490,
    priceFrom: 4990,
    upfront: undefined,
    installments: installmentPlan(2490, DEMO_SETTINGS.terms),
    line: 'colageno',
    category: 'colageno-verisol',
    purposes: ['Pele', 'Cabelo e unhas'],
    size: '216 g',
  })
  expect(listing.products).toHaveLength(4)
  expect(listing.orders).toEqual([
    { label: 'Popularidade', order: 'popularidade', isCurrent: true },
    { label: 'Menor Preço', order: 'menor-preco', isCurrent: false },
    { label: 'Maior Preço', order: 'maior-preco', isCurrent: false },
  ])
  expect(listing.filters[0]).toEqual({
    label: 'Suplementos',
    category: 'suplementos',
    level: 1,
    count: 12,
    isCurrent: false,
  })
  expect(listing.structure).toMatchObject({ canonicalPath: '/produtos', isIndexable: true })
})

test('contract 4.8: a product with several sizes has the lowest price, which is one of several', async () => {
  await routeFetchToStore()
  const { products: listed } = await getListing(browserStore('pt'), {
    ...products,
    params: { ...DEFAULT_LISTING_PARAMS, category: 'skincare' },
    limit: 100,
  })
  expect(listed.find(({ path }) => path === '/creme-corporal-com-colageno')).toMatchObject({
    price: 2990,
    priceFrom: 3990,
    isLowestPrice: true,
  })
})

test('listing params are sent to the store, and the response marks the current ones; in English too', async () => {
  const store = await routeFetchToStore()
  const params = {
    ...DEFAULT_LISTING_PARAMS,
    order: 'menor-preco',
    category: 'skincare',
    inStock: true,
    page: 2,
  } as const
  const {
    products: shown,
    total,
    orders,
    filters,
  } = await getListing(browserStore('en'), {
    ...products,
    params,
  })
  const sent = new URL(store.calls[0]!.path, 'http://x.example').searchParams
  expect(Object.fromEntries(sent)).toEqual({
    url: '/produtos',
    offset: '4',
    limit: '4',
    order: 'menor-preco',
    categoria: 'skincare',
    disponivel: '1',
  })
  expect([shown.length, total]).toEqual([2, 6])
  expect(orders.find(({ isCurrent }) => isCurrent)).toMatchObject({ label: 'Lowest price' })
  expect(filters.filter(({ isCurrent }) => isCurrent)).toMatchObject([{ category: 'skincare', count: 6 }])
})

test.each([
  ['category', '/categoria/colageno', 'Colágeno'],
  ['brand', '/marca/rosalume', 'Rosalume'],
] as const)('a %s is headed by its name', async (kind, path, heading) => {
  await routeFetchToStore()
  expect(await getListing(browserStore('pt'), { ...products, kind, path })).toMatchObject({ heading })
})

test('an unknown listing is a 404', async () => {
  await routeFetchToStore()
  const unknown = getListing(browserStore('pt'), { ...products, path: '/nada' })
  await expect(unknown).rejects.toMatchObject({ kind: 'http', status: 404 })
})

test('search results have the text as heading and are noindex; an empty text is rejected', async () => {
  await routeFetchToStore()
  const request = { text: 'colágeno tipo', params: DEFAULT_LISTING_PARAMS, limit: 24 }
  const found = await getSearch(browserStore('pt'), request)
  expect(found).toMatchObject({ heading: 'colágeno tipo', structure: { isIndexable: false } })
  expect(found.products.length).toBe(found.total)
  await expect(getSearch(browserStore('pt'), { ...request, text: ' ' })).rejects.toMatchObject({
    status: 422,
  })
})

test('when the store sends only labels, known ones become sort orders; unknown ones and unreadable filters are left out', async () => {
  const store = await routeFetchToStore()
  store.intercept = async () =>
    Response.json({
      estrutura: { seo: { title: 'Busca' } },
      conteudo: {
        busca: { texto: 'x' },
        produtos: [{ id: '7', nome: 'Sérum', url: 'https://h.example/serum', precos: { por: '19.90' } }],
        detalhes: {
          ordenacao: [{ label: 'Menor Preço', atual: true }, { label: 'Mais novos' }],
          filtros: [{ id: 1 }],
        },
      },
      info: { total: 0 },
    })
  const listing = await getSearch(browserStore('pt'), {
    text: 'x',
    params: DEFAULT_LISTING_PARAMS,
    limit: 24,
  })
  expect(listing).toMatchObject({
    total: 1,
    filters: [],
    orders: [{ order: 'menor-preco', isCurrent: true }],
  })
  expect(listing.orders).toHaveLength(1)
  expect(listing.products[0]).toMatchObject({
    id: 7,
    path: '/serum',
    price: 1990,
    alt: 'Sérum',
    category: '',
  })
})

test.each([
  [0, 1],
  [1, 1],
  [24, 1],
  [25, 2],
  [48, 2],
])('%d products have %d pages', (total, page) => expect(lastPage(total, 24)).toBe(page))

test('platform 3.3 a card shows the picture of the variation that the store has selected, on any host', async () => {
  const picture = (idAtributoValor: number, name: string) => ({
    idAtributoValor,
    arquivos: { big: `//cdn.loja.example/${name}.png` },
  })
  const values = [1, 2].map((idAtributoValor) => ({
    idAtributoValor,
    selecionado: idAtributoValor === 2 ? 's' : 'n',
  }))
  const card = {
    id: 9,
    nome: 'Tênis',
    url: '/tenis',
    atributos: { simples: { valores: values } },
    midias: { imagens: [picture(1, 'azul'), picture(2, 'verde')] },
  }
  globalThis.fetch = () =>
    Promise.resolve(Response.json({ estrutura: {}, conteudo: { produtos: [card] }, info: {} }))
  const { products: found } = await getListing(browserStore('pt'), products)
  expect(found[0]?.picture).toBe('https://cdn.loja.example/verde.png')
})
