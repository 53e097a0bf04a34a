import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isFlat, slopePerHour, type Sample } from './trend.ts'

const samples = (megabytesAt: (minute: number) => number): Sample[] =>
  Array.from({ length: 30 }, (_, minutes) => ({ minutes, megabytes: megabytesAt(minutes), files: 40 }))
const megabytes = (sample: Sample) => sample.megabytes

test('memory that grows while caches fill and then stays is flat', () => {
  const full = samples((minute) => Math.min(200 + 30 * minute, 480) + (minute % 3))
  assert.ok(Math.abs(slopePerHour(full, megabytes)) < 10)
  assert.equal(isFlat(full, megabytes), true)
})

test('memory that grows on is a leak, with its slope per hour', () => {
  const leak = samples((minute) => 200 + 10 * minute)
  assert.ok(Math.abs(slopePerHour(leak, megabytes) - 600) < 1)
  assert.equal(isFlat(leak, megabytes), false)
  assert.equal(
    slopePerHour(leak, ({ files }) => files),
    0,
  )
})
