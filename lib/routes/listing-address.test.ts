import {
  choiceOfSegment,
  choiceQuery,
  choiceSegment,
  DEFAULT_CHOICE,
  isListing,
  ORDERS,
  readChoice,
} from './listing-address.ts'

const read = (query: string) => readChoice(new URLSearchParams(query))

test('an empty query is the listing as it is, and the other way round', () => {
  expect(read('')).toEqual(DEFAULT_CHOICE)
  expect(choiceQuery(DEFAULT_CHOICE)).toBe('')
})

test('a form sends empty fields for what was not chosen', () => {
  expect(read('categoria=&estoque=&ordem=popularidade')).toEqual(DEFAULT_CHOICE)
})

test('every choice survives its address and its segment', () => {
  for (const order of ORDERS)
    for (const category of ['', 'colageno', 'cabelo-e-unhas'])
      for (const inStock of [false, true])
        for (const page of [1, 2, 9999]) {
          const choice = { order, category, inStock, page }
          expect(read(choiceQuery(choice).slice(1))).toEqual(choice)
          expect(choiceOfSegment(choiceSegment(choice))).toEqual(choice)
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
])('R67 %s is no page', (query) => {
  expect(read(query)).toBeUndefined()
})

test('parameters of advertisements change nothing', () => {
  expect(read('utm_source=x&gbraid=1')).toEqual(DEFAULT_CHOICE)
})

test('which addresses are listings', () => {
  expect(
    ['/produtos', '/categoria/colageno', '/marca/rosalume', '/colageno', '/produtos/x', '/'].map(isListing),
  ).toEqual([true, true, true, false, false, false])
})
