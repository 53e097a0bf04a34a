/** @jest-environment node */
import { cheapestPacking, type Held } from './cheapest-packing.ts'

const held = (kinds: Record<string, number>, quantity: number, each: number): Held => ({
  packages: new Map(Object.entries(kinds)),
  quantity,
  worthOf: (units) => each * units,
})
const bought = (kinds: Record<string, number>, price: number) => ({
  packages: new Map(Object.entries(kinds)),
  price,
})

test.each([
  [
    'what is held is kept where nothing is cheaper',
    [held({ a: 1 }, 4, 10)],
    [bought({ a: 2 }, 20)],
    [4],
    [0],
  ],
  [
    'what is cheaper is bought as often as it fits',
    [held({ a: 1 }, 5, 10)],
    [bought({ a: 2 }, 19)],
    [1],
    [2],
  ],
  ['a larger one is split', [held({ a: 3 }, 1, 40)], [bought({ a: 1 }, 9)], [0], [3]],
  [
    'several held things become one',
    [held({ a: 1 }, 1, 10), held({ b: 1 }, 2, 10)],
    [bought({ a: 1, b: 1 }, 15)],
    [0, 1],
    [1],
  ],
  ['more packages than are held are not bought', [held({ a: 1 }, 2, 10)], [bought({ a: 3 }, 1)], [2], [0]],
  ['other kinds are not bought', [held({ a: 1 }, 2, 10)], [bought({ b: 1 }, 1)], [2], [0]],
])('%s', (_, has, offered, kept, buys) => {
  expect(cheapestPacking(has, offered)).toEqual({ kept, bought: buys })
})

test('at most one is bought where only one may be', () => {
  expect(cheapestPacking([held({ a: 1 }, 5, 10)], [bought({ a: 2 }, 19)], 1)).toEqual({
    kept: [3],
    bought: [1],
  })
})

test('a discount on all units of a line is lost for the kept ones as far as `worthOf` says so', () => {
  const line = { ...held({ a: 1 }, 3, 10), worthOf: (units: number) => (units === 3 ? 24 : units * 8) }
  expect(cheapestPacking([line], [bought({ a: 2 }, 15)])).toEqual({ kept: [1], bought: [1] })
  expect(cheapestPacking([line], [bought({ a: 2 }, 16)])).toEqual({ kept: [3], bought: [0] })
})

test('too many combinations have no answer', () => {
  const many = ['a', 'b', 'c', 'd'].map((kind) => held({ [kind]: 1 }, 18, 10))
  expect(cheapestPacking(many, [])).toBeUndefined()
  expect(cheapestPacking(many.slice(0, 3), [])).toEqual({ kept: [18, 18, 18], bought: [] })
})
