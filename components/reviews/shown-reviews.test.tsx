import { renderToString } from 'react-dom/server'
import type { Review } from '#lib/shop/review.ts'
import { ReviewList } from './review-list.tsx'
import { readReviews } from './shown-reviews.ts'

const REVIEWS: Review[] = [
  {
    id: 7,
    name: 'Clara & Ana',
    stars: 4.5,
    comment: 'Absorve <rápido>.\nGostei muito.',
    photo: '/storage/img/avaliacoes/e5.webp',
    createdAt: '2025-11-03T12:36:15.139Z',
    isVerified: true,
    product: { name: 'Sérum & Gel', path: '/serum' },
    answer: { text: 'Obrigada, <Clara>!\nVolte sempre.', createdAt: '2025-11-04T09:00:00.000Z' },
  },
  { id: 12, name: '', stars: 0, comment: 'It does not smell of anything.', createdAt: 'never' },
]

test.each(['pt', 'en'] as const)('T12 the reviews are read from their cards (%s)', (lang) => {
  document.body.innerHTML = renderToString(
    <ReviewList lang={lang} brandName="Rosalume" reviews={REVIEWS} namesProducts isCollapsed={false} />,
  )
  // An English text may be a translation, whose original is not in the page.
  const original = lang === 'en' ? { original: '' } : {}
  expect(readReviews(document.body, lang)).toEqual([
    { ...REVIEWS[0], ...original },
    // The page does not show the invalid date 'never'.
    { ...REVIEWS[1], ...original, createdAt: '' },
  ])
})
