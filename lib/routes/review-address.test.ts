import { REVIEW_ORDERS } from '../contract/reviews.ts'
import {
  DEFAULT_REVIEW_CHOICE,
  isReviewsPage,
  readReviewChoice,
  REVIEW_ORDER_NAMES,
  REVIEW_TOPIC_SLUGS,
  reviewChoiceOfSegment,
  reviewChoiceQuery,
  reviewChoiceSegment,
} from './review-address.ts'

const read = (query: string) => readReviewChoice(new URLSearchParams(query))

test('4 the orders that middleware knows are the orders of the contract', () => {
  expect(REVIEW_ORDER_NAMES).toEqual(REVIEW_ORDERS)
})

test('an empty query is the page as it is, and the other way round', () => {
  expect(read('')).toEqual(DEFAULT_REVIEW_CHOICE)
  expect(reviewChoiceQuery(DEFAULT_REVIEW_CHOICE)).toBe('')
  // A form sends empty fields.
  expect(read('assunto=&ordem=')).toEqual(DEFAULT_REVIEW_CHOICE)
})

test('every choice survives its address and its segment', () => {
  for (const topic of ['', ...REVIEW_TOPIC_SLUGS])
    for (const order of REVIEW_ORDER_NAMES)
      for (const page of [1, 2, 100_000]) {
        const choice = { topic, order, page }
        expect(read(reviewChoiceQuery(choice).slice(1))).toEqual(choice)
        expect(reviewChoiceOfSegment(reviewChoiceSegment(choice))).toEqual(choice)
      }
})

test.each([
  'pagina=0',
  'pagina=-1',
  'pagina=1.5',
  'pagina=x',
  'pagina=',
  'pagina=9999999',
  'ordem=nota',
  'assunto=nada',
  'assunto=colageno verisol',
])('R67 %s is no page', (query) => {
  expect(read(query)).toBeUndefined()
})

test('parameters of advertisements change nothing', () => {
  expect(read('utm_source=x&gbraid=1')).toEqual(DEFAULT_REVIEW_CHOICE)
})

test('which addresses are reviews', () => {
  expect(
    ['/avaliacoes-produtos-rosalume', '/avaliacoes-produtos-', '/avaliacoes-produtos-x/y', '/serum'].map(
      isReviewsPage,
    ),
  ).toEqual([true, false, false, false])
})
