/** @jest-environment node */
import { brazilTime } from './brazil-time.ts'

test.each([
  ['2026-11-24T02:59:00Z', { day: '2026-11-23', time: '23:59:00' }],
  ['2026-11-24T03:00:00Z', { day: '2026-11-24', time: '00:00:00' }],
  // Brazil had daylight saving time until 2019.
  ['2018-12-24T02:00:00Z', { day: '2018-12-24', time: '00:00:00' }],
])('day and time of %s are those of Brazil', (at, expected) => {
  expect(brazilTime(Date.parse(at))).toEqual(expected)
})
