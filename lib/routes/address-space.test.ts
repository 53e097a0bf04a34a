/** @jest-environment node */
import { PAGE_PATTERNS } from './address-space.ts'

test.each([
  ['/avaliacoes-produtos-rosalume', true],
  ['/avaliacoes-produtos-', false],
  ['/avaliacoes-produtos-x/y', false],
  ['/serum', false],
])('P4 whether %s is the page of all reviews: %s', (path, isReviews) =>
  expect(PAGE_PATTERNS.reviews.test(path)).toBe(isReviews),
)
