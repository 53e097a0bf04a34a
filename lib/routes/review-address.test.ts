/** @jest-environment node */
import { REVIEW_ORDERS } from '../contract/reviews.ts'
import {
  DEFAULT_REVIEW_LIST_PARAMS,
  readReviewListParams,
  REVIEW_ORDER_NAMES,
  parseReviewListSegment,
  reviewListQuery,
  reviewListSegment,
} from './review-address.ts'

const read = (query: string) => readReviewListParams(new URLSearchParams(query))

test('spec section 4 the sort orders that middleware accepts are those of the contract', () => {
  expect(REVIEW_ORDER_NAMES).toEqual(REVIEW_ORDERS)
})

test('an empty query means the defaults, and the defaults give an empty query', () => {
  expect(read('')).toEqual(DEFAULT_REVIEW_LIST_PARAMS)
  expect(reviewListQuery(DEFAULT_REVIEW_LIST_PARAMS)).toBe('')
  // A form sends empty fields.
  expect(read('assunto=&ordem=&pagina=')).toEqual(DEFAULT_REVIEW_LIST_PARAMS)
})

test('review list params are the same after a round trip through query and segment', () => {
  for (const topic of ['', 'entrega', 'omega-3', 'colageno-tipo-2'])
    for (const order of REVIEW_ORDER_NAMES)
      for (const page of [1, 2, 100_000]) {
        const params = { topic, order, page }
        expect(read(reviewListQuery(params).slice(1))).toEqual(params)
        expect(parseReviewListSegment(reviewListSegment(params))).toEqual(params)
      }
})

test.each([
  'pagina=0',
  'pagina=-1',
  'pagina=1.5',
  'pagina=x',
  'pagina=9999999',
  'ordem=nota',
  'assunto=Nada',
  'assunto=a--b',
  'assunto=../x',
  'assunto=colageno verisol',
])('R67 review list params with %s are invalid', (query) => {
  expect(read(query)).toBeUndefined()
})

test('advertising parameters are ignored', () => {
  expect(read('utm_source=x&gbraid=1')).toEqual(DEFAULT_REVIEW_LIST_PARAMS)
})

test('R67 P28 a topic that the brand does not have is invalid', () => {
  const topics = new Set(['entrega'])
  const of = (topic: string) => readReviewListParams(new URLSearchParams({ assunto: topic }), topics)
  expect([of('entrega')?.topic, of('serum'), of('')?.topic]).toEqual(['entrega', undefined, ''])
})
