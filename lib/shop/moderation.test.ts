/** @jest-environment node */
import { readReviewId } from './moderation.ts'

test.each([
  ['1', 1],
  ['999999999', 999_999_999],
  ['3000000000', undefined],
  ['0', undefined],
  ['01', undefined],
  ['1e3', undefined],
  ['', undefined],
])('the text "%s" is the id %s of a review', (text, id) => expect(readReviewId(text)).toBe(id))
