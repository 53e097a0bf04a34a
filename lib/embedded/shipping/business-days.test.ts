import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { addBusinessDays, isBusinessDay } from './business-days.ts'

const HOLIDAYS_2026 = [
  '2026-01-01',
  '2026-02-16',
  '2026-02-17',
  '2026-04-03',
  '2026-04-21',
  '2026-05-01',
  '2026-06-04',
  '2026-09-07',
  '2026-10-12',
  '2026-11-02',
  '2026-11-20',
  '2026-12-25',
]

test('the weekdays of 2026 that are no business days are the bank holidays', () => {
  const days = Array.from({ length: 365 }, (_, index) =>
    new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10),
  )
  const isWeekday = (day: string) => ![0, 6].includes(new Date(day).getUTCDay())
  assert.deepEqual(
    days.filter((day) => isWeekday(day) && !isBusinessDay(day)),
    HOLIDAYS_2026,
  )
})

for (const [year, goodFriday] of [
  [2024, '2024-03-29'],
  [2025, '2025-04-18'],
  [2027, '2027-03-26'],
  [2028, '2028-04-14'],
  [2038, '2038-04-23'],
] as const)
  test(`Good Friday of ${year} is ${goodFriday}`, () => assert.equal(isBusinessDay(goodFriday), false))

for (const [from, count, to] of [
  ['2026-11-23', 0, '2026-11-23'],
  ['2026-11-23', 7, '2026-12-02'],
  ['2026-11-21', 0, '2026-11-23'],
  ['2026-11-21', 1, '2026-11-24'],
  ['2026-11-19', 1, '2026-11-23'],
  ['2026-12-24', 1, '2026-12-28'],
  ['2026-12-31', 1, '2027-01-04'],
] as const)
  test(`${count} business days after ${from} are ${to}`, () => assert.equal(addBusinessDays(from, count), to))

const anyDay = fc
  .integer({ min: Date.UTC(2020, 0, 1), max: Date.UTC(2060, 0, 1) })
  .map((time) => new Date(time).toISOString().slice(0, 10))
const anyCount = fc.integer({ min: 0, max: 40 })

test('the result is a business day, and each further day is later', () => {
  fc.assert(
    fc.property(anyDay, anyCount, (day, count) => {
      const result = addBusinessDays(day, count)
      assert.ok(isBusinessDay(result) && result >= day)
      assert.ok(addBusinessDays(day, count + 1) > result)
      assert.equal(addBusinessDays(result, 1), addBusinessDays(day, count + 1))
    }),
  )
})
