/** @jest-environment node */
import type { Review, TopicReviews } from '../../shop/review.ts'
import { ratings } from './ratings.ts'

const REVIEW: Review = {
  id: 7,
  name: 'Ana',
  stars: 4.5,
  comment: 'Adorei.',
  createdAt: '2026-05-02T13:20:00.000000Z',
}

const topicReviews = (total: number, reviews: Review[] = [REVIEW], average = 4.87): TopicReviews => ({
  topic: 'serum',
  average,
  first: { reviews, total, page: 1, lastPage: 1 },
})

test('R43 R44 R45 P11 the rating fields have the total count, the average with two decimals, and the reviews of the first HTML', () => {
  expect(ratings(topicReviews(27))).toEqual({
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: 4.87,
      reviewCount: 27,
      bestRating: 5,
      worstRating: 1,
    },
    review: [
      {
        '@type': 'Review',
        author: { '@type': 'Person', name: 'Ana' },
        reviewBody: 'Adorei.',
        reviewRating: { '@type': 'Rating', ratingValue: 4.5, bestRating: 5, worstRating: 1 },
        datePublished: '2026-05-02T13:20:00Z',
      },
    ],
  })
})

test.each([
  [4.8749, 4.87],
  [5, 5],
  [7, 5],
])('R44 an average of %s becomes %s', (average, value) => {
  expect(ratings(topicReviews(3, [REVIEW], average)).aggregateRating).toMatchObject({ ratingValue: value })
})

test.each([
  ['no reviews', topicReviews(0, [])],
  ['an unknown average', topicReviews(27, [REVIEW], 0)],
  ['an average below one star', topicReviews(1, [REVIEW], 0.5)],
  ['a reports API that is down', { topic: 'serum', average: 0 } as TopicReviews],
])('R43 R44 L10 with %s there are no rating fields', (_what, reviews) => {
  expect(ratings(reviews)).toEqual({})
})

test('R45 an author has at most 99 characters; blank reviews and those below one star are left out', () => {
  const reviews = [
    { ...REVIEW, name: 'A'.repeat(120) },
    { ...REVIEW, name: ' ' },
    { ...REVIEW, comment: '' },
    { ...REVIEW, stars: 0.5 },
  ]
  const { review = [] } = ratings(topicReviews(4, reviews)) as { review?: { author: { name: string } }[] }
  expect(review).toHaveLength(1)
  expect(review[0]?.author.name).toHaveLength(99)
  expect(ratings(topicReviews(1, reviews.slice(1)))).not.toHaveProperty('review')
})

test.each([
  ['2026-05-02T13:20:00-03:00', true],
  ['2026-05-02T13:20:00', false],
  ['02/05/2026', false],
  ['', false],
])('R45 datePublished requires a UTC offset: %j', (createdAt, isUsed) => {
  const { review } = ratings(topicReviews(1, [{ ...REVIEW, createdAt }]))
  expect('datePublished' in (review![0] as object)).toBe(isUsed)
})
