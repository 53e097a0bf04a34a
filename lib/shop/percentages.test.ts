/** @jest-environment node */
import { percentages } from './percentages.ts'

test.each([
  [
    [1, 1, 1],
    [34, 33, 33],
  ],
  [
    [0, 1, 1, 2, 9],
    [0, 8, 8, 15, 69],
  ],
  [
    [0, 0],
    [0, 0],
  ],
  [
    [0, 7],
    [0, 100],
  ],
])('P31 the percentages of %j add up to 100', (counts, shares) => {
  expect(percentages(counts)).toEqual(shares)
})
