import { priceBefore, rememberPrices, storedPrices } from './seen-prices.ts'

beforeEach(() => localStorage.clear())

const line = (key: string, price: number | undefined) => ({ key, price })

test('L6 a line keeps the price at which it was first seen, until it leaves the cart', () => {
  rememberPrices([line('a', 5990), line('b', 2490), line('c', undefined)])
  rememberPrices([line('a', 6490), line('b', 2490)])
  expect(priceBefore(storedPrices(), line('a', 6490))).toBe(5990)
  expect(priceBefore(storedPrices(), line('b', 2490))).toBeUndefined()
  expect(priceBefore(storedPrices(), line('a', undefined))).toBeUndefined()
  rememberPrices([line('b', 2490)])
  rememberPrices([line('a', 6490), line('b', 2490)])
  expect(priceBefore(storedPrices(), line('a', 6490))).toBeUndefined()
})

test.each(['', 'x', 'null', '[]', '{"a":"5990"}', '{"a":59.9}'])('%s has no price of a line', (text) => {
  expect(priceBefore(text, line('a', 6490))).toBeUndefined()
})
