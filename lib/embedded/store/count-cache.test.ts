import assert from 'node:assert/strict'
import { test } from 'node:test'
import { CountCache } from './count-cache.ts'
import type { ListingCounts } from './listing-counts.ts'

const none = new Map<number, number>()

function counter() {
  let counted = 0
  const count = async () => ({ total: ++counted, perCategory: none })
  return { count, counted: () => counted }
}

test('counts of a list are cached for a minute or until a change', async () => {
  let now = 0
  const cache = new CountCache<ListingCounts>(() => now)
  const { count, counted } = counter()
  await Promise.all([cache.get('a', count), cache.get('a', count)])
  now = 59_999
  assert.equal((await cache.get('a', count)).total, 1)
  await cache.get('b', count)
  assert.equal(counted(), 2)
  now = 60_000
  assert.equal((await cache.get('a', count)).total, 3)
  cache.invalidate()
  assert.equal((await cache.get('a', count)).total, 4)
})

test('a count that was under way during a change is not cached after it', async () => {
  const cache = new CountCache<ListingCounts>(() => 0)
  const { promise, resolve } = Promise.withResolvers<ListingCounts>()
  const before = cache.get('a', () => promise)
  cache.invalidate()
  resolve({ total: 1, perCategory: none })
  assert.equal((await before).total, 1)
  assert.equal((await cache.get('a', async () => ({ total: 2, perCategory: none }))).total, 2)
})

test('a failed count is not cached', async () => {
  const cache = new CountCache<ListingCounts>(() => 0)
  await assert.rejects(cache.get('a', () => Promise.reject(new Error('away'))))
  assert.equal((await cache.get('a', counter().count)).total, 1)
})
