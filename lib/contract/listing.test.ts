/** @jest-environment node */
import { ownFilters } from './listing-links.ts'
import { listingSchema } from './listing.ts'

const product = { id: 1, nome: 'Sérum', precos: { por: 10 } }
const read = (conteudo: object) =>
  listingSchema.validateSync({ estrutura: { seo: {} }, conteudo: { produtos: [product], ...conteudo } })
    .conteudo

test.each([
  ['nothing at all', {}],
  ['an empty object as PHP writes it', { detalhes: [] }],
  ['null', { detalhes: { filtros: null } }],
  ['an object of another kind', { detalhes: { filtros: { preco: [10, 20] } } }],
  ['filters of another kind', { detalhes: { filtros: [{ id: 3, nome: 'Cor', valores: [] }, 'x', null] } }],
])('4.8 filters that are %s are parsed as an empty list', (_name, conteudo) =>
  expect(ownFilters(read(conteudo).detalhes.filtros)).toEqual([]),
)

test('4.8 a complete filter is parsed among incomplete ones, with numbers sent as text', () => {
  const filtros = [{ label: 'Cor' }, { label: 'Sérum', valor: 'seruns', quantidade: '2' }]
  expect(ownFilters(read({ detalhes: { filtros } }).detalhes.filtros)).toEqual([
    { label: 'Sérum', valor: 'seruns', quantidade: 2, nivel: undefined, atual: false },
  ])
})

test.each([[undefined], [null], [[]], ['Skincare'], [{ nome: 'x' }], [{ id: 'x', nome: 'y' }], [7]])(
  '4.8 a product whose category is %j is listed without a category',
  (categoria) => expect(read({ produtos: [{ ...product, categoria }] }).produtos[0]?.categoria).toBeNull(),
)

test('4.8 the category of a listed product is parsed', () => {
  const categoria = {
    id: 13,
    nome: 'Séruns',
    nivel: 2,
    url: 'https://x.example/categoria/seruns',
    taxonomia: [],
  }
  expect(read({ produtos: [{ ...product, categoria }] }).produtos[0]?.categoria).toEqual(categoria)
})

test.each([
  [{}],
  [{ outro: 1 }],
  [{ estrutura: [], conteudo: [] }],
  [{ estrutura: {}, conteudo: {} }],
  [{ estrutura: null, conteudo: '', info: { total: 0 } }],
])(
  'L8 the document %j is rejected instead of read as an empty listing, so the cached page stays',
  (document) => {
    expect(() => listingSchema.validateSync(document)).toThrow()
  },
)

test.each([
  [{ estrutura: { seo: { title: 'Livros' } }, conteudo: {} }],
  [{ estrutura: [], conteudo: { produtos: [], detalhes: [] }, info: [] }],
])('platform 3.4 the document %j is a listing without products', (document) => {
  expect(listingSchema.validateSync(document).conteudo.produtos).toEqual([])
})
