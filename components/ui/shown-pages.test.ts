import { shownPages } from './shown-pages.ts'

test.each([
  [1, 1, '1'],
  [1, 2, '1 2'],
  [1, 5, '1 2 … 5'],
  [3, 5, '1 2 3 4 5'],
  [4, 9, '1 2 3 4 5 … 9'],
  [5, 9, '1 … 4 5 6 … 9'],
  [9, 9, '1 … 8 9'],
  [500, 1000, '1 … 499 500 501 … 1000'],
])('on page %i of %i the pagination shows %s', (page, pages, expected) => {
  expect(
    shownPages(page, pages)
      .map((shown) => shown ?? '…')
      .join(' '),
  ).toBe(expected)
})
