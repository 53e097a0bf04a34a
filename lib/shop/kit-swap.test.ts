/** @jest-environment node */
import type { CartItem } from './cart.ts'
import type { Kit } from './kit.ts'
import { kitSwaps, pathsToCompare, swapKey } from './kit-swap.ts'

const PATH = '/colageno'
const SETTINGS = { goal: { goal: 45_000, percent: 20 }, freeShippingFrom: 29_900, purchaseLimit: 150_000 }
const PRICES: Record<number, number> = { 1: 2490, 2: 4470, 3: 6270 }

// The flavour ids are units × 100 + index; of the kit of two, the last is a pair.
const kit = (units: number, flavours: string[][]) =>
  ({
    itemId: units * 100,
    units,
    price: PRICES[units],
    line: 'colageno',
    title: `${units} potes`,
    inStock: true,
    hasFlavours: true,
    flavours: flavours.map((keys, index) => ({
      id: units * 100 + index,
      name: keys.join(' e '),
      picture: '',
      inStock: true,
      keys,
    })),
  }) as unknown as Kit

const one = kit(1, [['limao'], ['uva']])
const two = kit(2, [['limao'], ['uva'], ['limao', 'uva']])
const three = kit(3, [['limao'], ['uva'], ['limao', 'uva']])
const KITS = [one, two, three]

const item = (id: number, quantity = 1, more: Partial<CartItem> = {}): CartItem => {
  const price = PRICES[Math.floor(id / 100)]!
  return {
    key: `${id}`,
    hash: { idProduto: id, adicional: '' },
    kind: 'lista',
    name: '',
    product: undefined,
    picture: '',
    path: PATH,
    quantity,
    price,
    total: price * quantity,
    ...more,
  }
}

function swapsOf(items: CartItem[], kits: Kit[] = KITS, more: object = {}) {
  const cart = { items, subtotal: items.reduce((sum, { total }) => sum + (total ?? 0), 0), coupon: undefined }
  const found = kitSwaps({ ...cart, ...more }, new Map([[PATH, kits]]), SETTINGS)
  return found.map(({ lines, kits: added, price, priceNow }) => [
    lines
      .map(({ key, quantity }) =>
        items.find((each) => each.key === key)!.quantity > quantity && quantity > 1
          ? `${quantity}×${key}`
          : key,
      )
      .join('+'),
    added
      .map(({ line: { idProduto, quantidade } }) =>
        quantidade > 1 ? `${quantidade}×${idProduto}` : `${idProduto}`,
      )
      .join('+'),
    price,
    priceNow,
  ])
}

test('single packages, smaller kits and mixed sizes of one flavour are swapped for the kit of that size', () => {
  expect(swapsOf([item(100, 2)])).toEqual([['100', '200', 4470, 4980]])
  expect(swapsOf([item(100, 3)])).toEqual([['100', '300', 6270, 7470]])
  expect(swapsOf([item(100), item(200)])).toEqual([['100+200', '300', 6270, 6960]])
  expect(swapsOf([item(100), item(101)])).toEqual([['100+101', '202', 4470, 4980]])
})

test('R52 of more packages than a kit has, only as many are swapped; the others stay as they are', () => {
  expect(swapsOf([item(100, 4)])).toEqual([['3×100', '300', 6270, 7470]])
  expect(swapsOf([item(100, 2), item(200)])).toEqual([['100+200', '300', 6270, 6960]])
})

test('R52 one swap takes the cheapest kits for all packages: several of one kit, and kits of several sizes', () => {
  expect(swapsOf([item(100, 4)], [one, two])).toEqual([['100', '2×200', 8940, 9960]])
  expect(swapsOf([item(100, 5)])).toEqual([['100', '300+200', 10_740, 12_450]])
  expect(swapsOf([item(200, 3)])).toEqual([['200', '2×300', 12_540, 13_410]])
  expect(swapsOf([item(100, 3), item(101)], [one, two])).toEqual([['100+101', '200+202', 8940, 9960]])
})

test('a line with a discount is compared at its discounted price, also when only some of its units are swapped', () => {
  expect(swapsOf([item(100, 4, { total: 8000 })])).toEqual([])
  expect(swapsOf([item(100, 4, { total: 9000 })])).toEqual([['3×100', '300', 6270, 6750]])
})

test('another flavour, fewer packages and what costs no more have no swap', () => {
  expect(swapsOf([item(100)])).toEqual([])
  expect(swapsOf([item(200)])).toEqual([])
  expect(swapsOf([item(200, 2)], [one, two])).toEqual([])
  // Nothing says how many packages of each flavour the kit of three with two flavours has.
  expect(swapsOf([item(101), item(202)])).toEqual([])
})

test('the largest saving comes first, and a line is in one swap only', () => {
  expect(swapsOf([item(100, 2), item(101, 3)])).toEqual([
    ['101', '301', 6270, 7470],
    ['100', '200', 4470, 4980],
  ])
  expect(swapsOf([item(100, 1), item(101, 1), item(200)])).toEqual([['100+200', '300', 6270, 6960]])
})

test.each([
  ['a kit that is sold out', [one, { ...two, inStock: false }]],
  ['a kit without a price', [one, { ...two, price: undefined }]],
  [
    'a flavour that is sold out',
    [one, { ...two, flavours: two.flavours.map((each) => ({ ...each, inStock: false })) }],
  ],
  ['kits of different products', [one, { ...two, name: 'Outro' }]],
  [
    'kits without flavour keys',
    [one, two].map((each) => ({ ...each, flavours: each.flavours.map((one) => ({ ...one, keys: [] })) })),
  ],
  ['no kits', []],
])('%s: no swap', (_, kits) => {
  expect(swapsOf([item(100, 2)], kits)).toEqual([])
})

test.each([
  ['without a path', { path: undefined }],
  ['of another kind', { kind: 'produto' }],
  ['that a shopper has built', { hash: { idProduto: 100, adicional: '100x2' } }],
  ['of a variation', { hash: { idProduto: 100, idAtributoSimples: 7 } }],
  ['that cannot be changed', { isReadOnly: true as const }],
  ['at another price than its kit', { price: 2400, total: 4800 }],
  ['without a total', { total: undefined }],
])('a line %s has no swap', (_, more) => {
  expect(swapsOf([item(100, 2, more)])).toEqual([])
})

test('P18 4.20 a swap that would lose the discount, free shipping or the coupon is not offered', () => {
  const more = (subtotal: number, coupon?: object) => swapsOf([item(100, 2)], KITS, { subtotal, coupon })
  expect(more(45_000)).toEqual([])
  expect(more(45_510)).toHaveLength(1)
  expect(more(30_000)).toEqual([])
  expect(more(29_800)).toHaveLength(1)
  expect(swapsOf([item(100, 4)], [one, two], { subtotal: 45_510 })).toEqual([['2×100', '200', 4470, 4980]])
  expect(swapsOf([item(100, 6)], [one, two], { subtotal: 46_020 })).toEqual([['4×100', '2×200', 8940, 9960]])
  expect(more(10_000, { applies: true, minimum: 9800 })).toEqual([])
  expect(more(10_000, { applies: false, minimum: 9800 })).toHaveLength(1)
})

test('P15 a swap after which no order can take the cart is not offered', () => {
  expect(swapsOf([item(100, 2)], KITS, { subtotal: 150_511 })).toEqual([])
  expect(swapsOf([item(100, 2)], KITS, { subtotal: 150_510 })).toHaveLength(1)
})

test('only products of which the cart has two packages or lines are looked up', () => {
  expect(pathsToCompare([item(100)])).toEqual([])
  expect(pathsToCompare([item(100), item(101)])).toEqual([PATH])
  expect(pathsToCompare([item(100, 2, { path: undefined }), item(100, 2, { kind: 'produto' })])).toEqual([])
})

test('a swap is told from others by its kits and their quantities', () => {
  const [swap] = kitSwaps(
    { items: [item(100, 5)], subtotal: 12_450, coupon: undefined },
    new Map([[PATH, KITS]]),
    SETTINGS,
  )
  expect(swapKey(swap!)).toBe('300x1-200x1')
})

test('flavours with too many combinations are compared one by one', () => {
  const flavours = ['a', 'b', 'c', 'd', 'e'].map((key) => [key])
  const kits = [kit(1, flavours), kit(2, [...flavours, ['a', 'b']])]
  const found = swapsOf(
    flavours.map((_, index) => item(100 + index, 8)),
    kits,
  )
  expect(found).toEqual(flavours.map((_, index) => [`${100 + index}`, `4×${200 + index}`, 17_880, 19_920]))
})

test('R52 after the swaps the cart has the same packages of each flavour, and no combination of kits is cheaper', () => {
  const flavours: Record<number, string[]> = { 100: ['limao'], 101: ['uva'], 200: ['limao', 'limao'] }
  Object.assign(flavours, { 201: ['uva', 'uva'], 202: ['limao', 'uva'], 300: Array(3).fill('limao') })
  flavours[301] = ['uva', 'uva', 'uva']
  const packagesOf = (lines: readonly (readonly [id: number, quantity: number])[]) =>
    lines.flatMap(([id, quantity]) => Array.from({ length: quantity }, () => flavours[id]!).flat()).sort()
  // By trying every kit for the first packages that are left.
  const known = new Map<string, number>()
  const cheapest = (limao: number, uva: number): number => {
    if (limao < 0 || uva < 0) return Infinity
    if (limao + uva === 0) return 0
    const key = `${limao},${uva}`
    const found =
      known.get(key) ??
      Math.min(
        ...Object.entries(flavours).map(([id, keys]) => {
          const [a, b] = ['limao', 'uva'].map((flavour) => keys.filter((each) => each === flavour).length)
          return PRICES[Math.floor(Number(id) / 100)]! + cheapest(limao - a!, uva - b!)
        }),
      )
    known.set(key, found)
    return found
  }
  let offered = 0
  for (let cart = 1; cart < 4 ** 6; cart += 13) {
    const items = Object.keys(flavours)
      .map(Number)
      .flatMap((id, index) => {
        const quantity = Math.floor(cart / 4 ** index) % 4
        return quantity > 0 ? [item(id, quantity)] : []
      })
    const subtotal = items.reduce((sum, { total }) => sum + total!, 0)
    const found = kitSwaps({ items, subtotal, coupon: undefined }, new Map([[PATH, KITS]]), {
      goal: undefined,
      freeShippingFrom: undefined,
      purchaseLimit: undefined,
    })
    let left = items.map(({ hash, quantity }) => [hash.idProduto, quantity] as const)
    const before = left
    for (const { lines, kits, price, priceNow } of found) {
      offered += 1
      const costOf = (all: readonly (readonly [cost: number, units: number])[]) =>
        all.reduce((sum, [cost, units]) => sum + cost * units, 0)
      expect(costOf(lines.map(({ price: each, quantity }) => [each!, quantity]))).toBe(priceNow)
      expect(costOf(kits.map(({ price: each, line }) => [each, line.quantidade]))).toBe(price)
      expect(price).toBeLessThan(priceNow)
      left = left.map(([id, quantity]) => {
        const out = lines.find(({ hash }) => hash.idProduto === id)?.quantity ?? 0
        return [id, quantity - out] as const
      })
      expect(Math.min(...left.map(([, quantity]) => quantity))).toBeGreaterThanOrEqual(0)
      left = [...left, ...kits.map(({ line }) => [line.idProduto, line.quantidade] as const)]
    }
    expect(packagesOf(left)).toEqual(packagesOf(before))
    const after = left.reduce((sum, [id, quantity]) => sum + PRICES[Math.floor(id / 100)]! * quantity, 0)
    const count = (key: string) => packagesOf(before).filter((each) => each === key).length
    expect(after).toBe(cheapest(count('limao'), count('uva')))
    const keys = found.flatMap(({ lines }) => lines.map(({ key }) => key))
    expect(new Set(keys).size).toBe(keys.length)
  }
  expect(offered).toBeGreaterThan(250)
})
