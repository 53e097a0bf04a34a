/** @jest-environment node */
import {
  parseListingSegment,
  listingQuery,
  listingSegment,
  DEFAULT_LISTING_PARAMS,
  hasListingParams,
  ORDERS,
  readListingParams,
} from './listing-address.ts'

const read = (query: string) => readListingParams(new URLSearchParams(query))

test('an empty query means the defaults, and the defaults give an empty query', () => {
  expect(read('')).toEqual(DEFAULT_LISTING_PARAMS)
  expect(listingQuery(DEFAULT_LISTING_PARAMS)).toBe('')
})

test('empty form fields mean the defaults', () => {
  expect(read('categoria=&estoque=&ordem=popularidade&pagina=&pg=')).toEqual(DEFAULT_LISTING_PARAMS)
})

test('listing params are the same after a round trip through query and segment', () => {
  for (const order of ORDERS)
    for (const category of ['', 'colageno', 'cabelo-e-unhas'])
      for (const inStock of [false, true])
        for (const page of [1, 2, 9999]) {
          const params = { order, category, inStock, storeQuery: 'atributo=sabor-21&preco=10-50', page }
          expect(read(listingQuery(params).slice(1))).toEqual(params)
          expect(parseListingSegment(listingSegment(params))).toEqual(params)
        }
})

test.each([
  'ordem=preco',
  'pagina=0',
  'pagina=-1',
  'pagina=1.5',
  'pagina=x',
  'pagina=99999',
  'estoque=2',
  'categoria=../x',
  'categoria=A',
])('R67 listing params with %s are invalid', (query) => {
  expect(read(query)).toBeUndefined()
})

test('advertising parameters are ignored', () => {
  expect(read('utm_source=x&gbraid=1')).toEqual(DEFAULT_LISTING_PARAMS)
})

test('platform 3.4: the store’s filters and order are read unchanged, sorted by name; other parameters are dropped', () => {
  const { storeQuery } = read('preco=10-50&atributo%5B%5D=b&atributo%5B%5D=a&utm_source=x&offset=24&q=1')!
  expect(storeQuery).toBe('atributo%5B%5D=b&atributo%5B%5D=a&preco=10-50')
  expect(read('atributo=&marca=')).toEqual(DEFAULT_LISTING_PARAMS)
  expect(listingQuery({ ...DEFAULT_LISTING_PARAMS, storeQuery: 'order=menor&marca=dell', page: 2 })).toBe(
    '?order=menor&marca=dell&pagina=2',
  )
})

test('R67 more or longer filters than a store has are invalid', () => {
  expect(read(`atributo=${'a'.repeat(500)}`)).toBeUndefined()
  expect(read(Array.from({ length: 21 }, (_, at) => `filtro[${at}]=1`).join('&'))).toBeUndefined()
  expect(read('marca=a%00b')).toBeUndefined()
})

test('only known names select another cached page', () => {
  const has = (query: string) => hasListingParams(new URLSearchParams(query))
  expect(
    ['ordem=x', 'atributo=x', 'filtro[3]=x', 'descontoPrecoPor=1', 'pg=2', 'marca[]=x'].map(has),
  ).toEqual(Array.from({ length: 6 }, () => true))
  expect(['', 'q=1', 'utm_source=x', 'atributos_x=1', 'orderby=1', 'x[atributo]=1'].map(has)).toEqual(
    Array.from({ length: 6 }, () => false),
  )
})
