/** @jest-environment node */
import { cheaperKit } from './cheaper-kit.ts'
import type { Kit } from './kit.ts'

const kit = (units: number, price: number, ids: number[] = []) =>
  ({
    itemId: units * 100,
    units,
    price,
    title: `${units} potes`,
    inStock: true,
    hasFlavours: ids.length > 0,
    flavours: ids.map((id) => ({ id, name: '', picture: '', inStock: true, keys: [`sabor-${id % 10}`] })),
  }) as unknown as Kit

const one = kit(1, 5990, [1, 2])
const two = kit(2, 10_990, [11, 12])

test('a kit of as many packages that costs less is offered, with the chosen flavour', () => {
  expect(cheaperKit([one, two], one, 2, one.flavours[1])).toEqual({
    title: '2 potes',
    price: 10_990,
    priceOneByOne: 11_980,
    hasMore: false,
    query: '?sabor=12',
  })
  expect(cheaperKit([one, two], one, 2)?.query).toBe('?kit=200')
  expect(cheaperKit([one, { ...two, hasFlavours: false }], one, 2)?.query).toBe('?sabor=200')
})

test('a larger kit is offered only if it costs less than the quantity itself', () => {
  const three = kit(3, 11_900)
  expect(cheaperKit([one, three], one, 2)).toMatchObject({ title: '3 potes', hasMore: true })
  expect(cheaperKit([three, two, one], one, 2)).toMatchObject({ title: '2 potes', hasMore: false })
  expect(cheaperKit([one, { ...three, price: 12_500 }], one, 2)).toBeUndefined()
})

test('there is no offer for one unit, without a kit of that size or a larger one, or when the kit is not cheaper or sold out', () => {
  expect(cheaperKit([one, two], one, 1)).toBeUndefined()
  expect(cheaperKit([one, two], one, 3)).toBeUndefined()
  expect(cheaperKit([one, { ...two, price: 11_980 }], one, 2)).toBeUndefined()
  expect(cheaperKit([one, { ...two, inStock: false }], one, 2)).toBeUndefined()
})
