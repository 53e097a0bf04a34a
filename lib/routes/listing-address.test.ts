import {
  parseListingSegment,
  listingQuery,
  listingSegment,
  DEFAULT_LISTING_PARAMS,
  isListing,
  ORDERS,
  readListingParams,
} from './listing-address.ts'

const read = (query: string) => readListingParams(new URLSearchParams(query))

test('an empty query means the defaults, and the defaults give an empty query', () => {
  expect(read('')).toEqual(DEFAULT_LISTING_PARAMS)
  expect(listingQuery(DEFAULT_LISTING_PARAMS)).toBe('')
})

test('empty form fields mean the defaults', () => {
  expect(read('categoria=&estoque=&ordem=popularidade')).toEqual(DEFAULT_LISTING_PARAMS)
})

test('listing params are the same after a round trip through query and segment', () => {
  for (const order of ORDERS)
    for (const category of ['', 'colageno', 'cabelo-e-unhas'])
      for (const inStock of [false, true])
        for (const page of [1, 2, 9999]) {
          const params = { order, category, inStock, page }
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
  'pagina=',
  'estoque=2',
  'categoria=../x',
  'categoria=A',
])('R67 listing params with %s are invalid', (query) => {
  expect(read(query)).toBeUndefined()
})

test('advertising parameters are ignored', () => {
  expect(read('utm_source=x&gbraid=1')).toEqual(DEFAULT_LISTING_PARAMS)
})

test('isListing accepts only listing paths', () => {
  expect(
    ['/produtos', '/categoria/colageno', '/marca/rosalume', '/colageno', '/produtos/x', '/'].map(isListing),
  ).toEqual([true, true, true, false, false, false])
})
