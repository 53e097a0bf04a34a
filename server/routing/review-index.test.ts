import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseEnv } from '#lib/config/env.ts'
import { createReviewIndex } from './review-index.ts'

// A reports API with this many pages of each topic, '' for all reviews.
function reportsOf(pages: Record<string, number>) {
  const calls: string[] = []
  const state = { isDown: false }
  const reports = {
    base: 'http://reports.internal',
    async fetch(request: Request) {
      const topic = new URL(request.url).searchParams.get('filter_produto') ?? ''
      calls.push(topic)
      if (state.isDown) throw new Error('down')
      return Response.json({ data: [], links: {}, meta: { last_page: pages[topic] ?? 1, total: 0 } })
    },
  }
  const clock = { now: 1_000_000 }
  const index = createReviewIndex({ reports, env: parseEnv({}).env }, () => clock.now)
  return { calls, state, clock, pages, has: (topic: string, page: number) => index.has({ topic, page }) }
}

test('R67 made-up page numbers of the reviews are not found after one call; page 1 needs none', async () => {
  const { calls, has } = reportsOf({ '': 40, 'omega 3': 2 })
  assert.equal(await has('', 1), true)
  assert.deepEqual(calls, [])
  for (const page of [2, 40]) assert.equal(await has('', page), true)
  const madeUp = Array.from({ length: 200 }, (_, index) => has('', 41 + index))
  assert.deepEqual(new Set(await Promise.all(madeUp)), new Set([false]))
  assert.deepEqual(calls, [''])
  assert.deepEqual([await has('omega-3', 2), await has('omega-3', 3)], [true, false])
  assert.deepEqual(calls, ['', 'omega 3'])
})

test('R67 a page that a new review begins is found ten seconds later at the latest', async () => {
  const { calls, clock, pages, has } = reportsOf({ '': 3 })
  assert.equal(await has('', 4), false)
  pages[''] = 4
  assert.equal(await has('', 4), false)
  clock.now += 10_000
  assert.equal(await has('', 4), true)
  assert.deepEqual(calls, ['', ''])
})

test('P9 while the reports API is down every page number counts as existing, and not each one causes a call', async () => {
  const { calls, state, clock, has } = reportsOf({ '': 3 })
  state.isDown = true
  for (const page of [2, 9, 99_999]) assert.equal(await has('', page), true)
  assert.equal(calls.length, 1)
  state.isDown = false
  clock.now += 10_000
  assert.equal(await has('', 9), false)
})
