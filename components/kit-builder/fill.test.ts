import fc from 'fast-check'

import type { UnitFlavour } from '#lib/shop/build-kit.ts'

import { canTake, fillAssorted, fillWithOne } from './fill.ts'

const flavour = (id: number, left?: number, inStock = true): UnitFlavour => ({
  id,
  name: `sabor ${id}`,
  picture: '',
  inStock,
  left,
})

test('P5 one flavour fills every pot, up to its stock', () => {
  expect(fillWithOne(flavour(422), 3)).toEqual([422, 422, 422])
  expect(fillWithOne(flavour(422, 2), 3)).toEqual([422, 422, 0])
  expect(fillWithOne(flavour(422, 5, false), 2)).toEqual([0, 0])
})

test('P5 an assorted kit rotates through the flavours and skips sold-out ones', () => {
  const flavours = [flavour(1), flavour(2, 9, false), flavour(3, 1), flavour(4)]
  expect(fillAssorted(flavours, 5)).toEqual([1, 3, 4, 1, 4])
  expect(fillAssorted([flavour(1, 1)], 3)).toEqual([1, 0, 0])
  expect(fillAssorted([], 2)).toEqual([0, 0])
})

test('a pot can only have a flavour that the other pots leave in stock', () => {
  expect(canTake(flavour(1, 2), [1, 3])).toBe(true)
  expect(canTake(flavour(1, 2), [1, 1])).toBe(false)
  expect(canTake(flavour(1), [1, 1, 1])).toBe(true)
  expect(canTake(flavour(1, 3, false), [])).toBe(false)
})

test('an assorted kit never exceeds the stock and has an entry for every pot', () => {
  const stocks = fc.uniqueArray(
    fc.record({
      id: fc.integer({ min: 1, max: 9 }),
      left: fc.option(fc.integer({ min: 1, max: 12 }), { nil: undefined }),
    }),
    { selector: ({ id }) => id, maxLength: 6 },
  )
  fc.assert(
    fc.property(stocks, fc.integer({ min: 2, max: 10 }), (drawn, pots) => {
      const flavours = drawn.map(({ id, left }) => flavour(id, left))
      const flavourIds = fillAssorted(flavours, pots)
      return (
        flavourIds.length === pots &&
        flavours.every(
          ({ id, left }) => flavourIds.filter((each) => each === id).length <= (left ?? Infinity),
        )
      )
    }),
  )
})
