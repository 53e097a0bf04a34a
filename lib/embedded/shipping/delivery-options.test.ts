import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { DEFAULT_BRAND, readBrand } from '#lib/brand/read-brand.ts'
import { deliveryOptions, type DeliveryTerms, type Parcel } from './delivery-options.ts'

const demo: DeliveryTerms = {
  rules: readBrand(DEFAULT_BRAND).delivery,
  freeShippingFrom: 29_900,
  shippingPrice: 990,
}
// Monday, 10:00 in Brasília.
const MONDAY = Date.parse('2026-11-23T13:00:00Z')
const parcel = (cep: string, change: Partial<Parcel> = {}): Parcel => ({
  cep,
  units: 2,
  subtotal: 4_470,
  now: MONDAY,
  ...change,
})
const rows = (one: Parcel, terms = demo) => {
  const options = deliveryOptions(one, terms)
  return options === 'unknown'
    ? options
    : options.map(({ id, price, days, until }) => [id, price, days, until])
}

test('4.19 price and days depend on the zone of the CEP', () => {
  assert.deepEqual(rows(parcel('01310100')), [
    ['padrao', 990, 3, '2026-11-26'],
    ['expressa', 1990, 1, '2026-11-24'],
  ])
  assert.deepEqual(rows(parcel('88010400')), [
    ['padrao', 990, 5, '2026-11-30'],
    ['expressa', 2990, 2, '2026-11-25'],
  ])
  assert.deepEqual(rows(parcel('40020000')), [
    ['padrao', 990, 8, '2026-12-03'],
    ['expressa', 3990, 4, '2026-11-27'],
  ])
  assert.deepEqual(rows(parcel('69005010')), [['padrao', 990, 11, '2026-12-08']])
})

test('4.19 a CEP that cannot exist has no options, and is not the same as a place without delivery', () => {
  assert.equal(rows(parcel('00000000')), 'unknown')
  const onlySp = { ...demo, rules: { ...demo.rules!, zones: demo.rules!.zones.slice(0, 1) } }
  assert.deepEqual(rows(parcel('20040002'), onlySp), [])
})

test('P18 standard delivery is free when the subtotal reaches the amount in the settings', () => {
  assert.equal(rows(parcel('01310100', { subtotal: 29_899 }))[0]?.[1], 990)
  assert.equal(rows(parcel('01310100', { subtotal: 29_900 }))[0]?.[1], 0)
})

test('the weight of a parcel selects the rate; what no rate carries is not offered', () => {
  assert.equal(rows(parcel('01310100', { units: 5 }))[1]?.[1], 1990)
  assert.equal(rows(parcel('01310100', { units: 6 }))[1]?.[1], 2990)
  assert.equal(rows(parcel('01310100', { units: 29 })).length, 1)
})

test('an order from the hour of the cut-off on, at a weekend or on a holiday counts from the next business day', () => {
  for (const [time, until] of [
    ['2026-11-23T16:59:00Z', '2026-11-24'],
    ['2026-11-23T17:00:00Z', '2026-11-25'],
    ['2026-11-21T13:00:00Z', '2026-11-24'],
    ['2026-11-21T20:00:00Z', '2026-11-24'],
    ['2026-11-20T13:00:00Z', '2026-11-24'],
  ] as const)
    assert.equal(rows(parcel('01310100', { now: Date.parse(time) }))[1]?.[3], until, time)
})

test('P28 a brand without rules delivers within seven business days at the price of the store', () => {
  const terms = { freeShippingFrom: 29_900, shippingPrice: 990 }
  assert.deepEqual(rows(parcel('69005010'), terms), [['padrao', 990, 7, '2026-12-02']])
})

test('every CEP of every state has standard delivery in the demonstration, and more units never cost less', () => {
  const cep = fc.integer({ min: 1_000_000, max: 99_999_999 }).map((number) => String(number).padStart(8, '0'))
  fc.assert(
    fc.property(cep, fc.integer({ min: 1, max: 60 }), (code, units) => {
      const less = deliveryOptions(parcel(code, { units }), demo)
      const more = deliveryOptions(parcel(code, { units: units + 1 }), demo)
      if (less === 'unknown' || more === 'unknown') return assert.equal(less, more)
      assert.equal(less[0]?.id, 'padrao')
      for (const option of more) assert.ok(option.price >= less.find(({ id }) => id === option.id)!.price)
    }),
  )
})
