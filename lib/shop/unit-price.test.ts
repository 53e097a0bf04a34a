/** @jest-environment node */
import { measureOf, unitPrice } from './unit-price.ts'

test.each([
  ['216 g', 2490, 1153, '100 g'],
  ['900 g', 13990, 1554, '100 g'],
  ['1,5 kg', 9000, 600, '100 g'],
  ['150 ml', 4490, 2993, '100 ml'],
  ['2 L', 4000, 200, '100 ml'],
  ['50 g', 5990, 11980, '100 g'],
  ['30 ml', 5990, 19967, '100 ml'],
  ['30 cápsulas', 5990, 200, 'cápsula'],
  ['60 comprimidos', 2490, 42, 'comprimido'],
  ['60 gomas (150 g)', 4990, 83, 'goma'],
  ['30 capsules', 5990, 200, 'capsule'],
  ['60 gummies (150 g)', 4990, 83, 'gummy'],
])('a size of %s for %d cents: %d for %s', (size, price, each, unit) => {
  const found = unitPrice(price, size)
  expect([found?.price, found?.unit.replace('\u00a0', ' ')]).toEqual([each, unit])
})

test.each(['100 g', '0,1 l', '250 mg', '1 cápsula', '30 potes de 216 g', '2 × 50 g', 'P', '', '0 g'])(
  'a size of %s has no unit that differs from the package',
  (size) => expect(unitPrice(2490, size)).toBeUndefined(),
)

test('a measure is an amount with its unit in small letters; other sizes have none', () => {
  expect(measureOf(' 1,5 KG ')).toEqual({ amount: 1.5, unit: 'kg' })
  expect(measureOf('30 cápsulas')).toBeUndefined()
})
