import assert from 'node:assert/strict'
import { test } from 'node:test'
import { expect as playwrightExpect } from '@playwright/test'
import { quickly } from './quick-expect.ts'

const expect = quickly(playwrightExpect)

test('quick assertions pass and fail as those of Playwright do, with their message', async () => {
  expect(1).toBe(1)
  expect({ a: [1], b: undefined }).toEqual({ a: [expect.any(Number)] })
  expect('abc').toContain('b')
  expect([1, 2]).toContain(2)
  expect('abc').toMatch(/B/i)
  expect('abc').toMatch('b')
  expect('abc').not.toMatch(/x/)
  expect('abc').not.toContain('x')
  expect(undefined).toBeUndefined()
  await expect(Promise.resolve(1)).resolves.toBe(1)
  await expect.poll(() => 1).toBe(1)
  for (const wrong of [
    () => expect(1, 'one').toBe(2),
    () => expect({ a: 1 }, 'one').toEqual({ a: 2 }),
    () => expect('abc', 'one').toContain('x'),
    () => expect([1], 'one').toContain(2),
    () => expect('abc', 'one').toMatch(/x/),
    () => expect([], 'one').toHaveLength(1),
    () => expect('abc', 'one').not.toMatch(/b/),
    () => expect('abc', 'one').not.toContain('b'),
    () => expect([1], 'one').not.toContain(1),
    () => expect(1, 'one').not.toBe(1),
    () => expect([], 'one').not.toEqual([]),
  ])
    assert.throws(wrong, /one/)
})
