import assert from 'node:assert/strict'
import { test } from 'node:test'
import { PageStore } from './page-store.ts'
import type { NextPage } from './stored-page.ts'

const LIFETIME = { revalidate: 120, expire: 86_400 }
const stored = (...tags: string[]) => ({ tags, lifetime: LIFETIME })

function page(html: string): NextPage {
  return {
    kind: 'APP_PAGE',
    html,
    rscData: Buffer.from('rsc'),
    segmentData: undefined,
    postponed: undefined,
    status: undefined,
    headers: {},
  }
}

function openStore(maxBytes?: number) {
  const clock = { now: 1_000_000_000_000 }
  const store = new PageStore(maxBytes, () => clock.now)
  return {
    store,
    wait: (seconds: number) => void (clock.now += seconds * 1000),
    freshness: (key: string) => store.freshness(store.peek(key)!),
  }
}

test('decision 0047 a copy is fresh for its lifetime, then stale for ten minutes, then expired', () => {
  const { store, wait, freshness } = openStore()
  store.store('/a', page('a'), stored('produtos'))
  assert.equal(freshness('/a'), 'fresh')
  wait(121)
  assert.equal(freshness('/a'), 'stale')
  wait(600)
  assert.equal(freshness('/a'), 'expired')
})

test('a copy is unchanged since the first render of the same bytes', () => {
  const { store, wait } = openStore()
  const since = () => store.peek('/a')!.unchangedSince
  store.store('/a', page('a'), stored('produtos'))
  const first = since()
  wait(200)
  store.store('/a', page('a'), stored('produtos'))
  assert.equal(since(), first)
  wait(200)
  store.store('/a', page('b'), stored('produtos'))
  assert.ok(since() > first)
})

test('R17 decision 0105 a render with the same content keeps the bytes and the payloads of the copy, and counts as fresh', () => {
  const clock = { now: 1_000_000_000_000 }
  let finished = 0
  const finish = (html: string) => ({ body: Buffer.from(`${++finished} ${html}`), policy: {} })
  const store = new PageStore(undefined, () => clock.now, finish)
  const rows = ['1:"a"\n', '2:"b"\n']
  const render = (order: string[]) =>
    page(`<p>x</p><script>self.__next_f.push([1,${JSON.stringify(order.join(''))}])</script>`)
  store.store('/a', render(rows), stored('produtos'))
  const first = store.peek('/a')!
  clock.now += 200_000
  store.store('/a', render(rows.toReversed()), stored('listas'))
  const second = store.peek('/a')!
  assert.deepEqual([finished, second.html, second.rest], [1, first.html, first.rest])
  assert.deepEqual(
    [second.hash, second.unchangedSince, second.tags],
    [first.hash, first.unchangedSince, ['listas']],
  )
  assert.equal(store.freshness(second), 'fresh')
  store.store('/a', render([...rows, '3:"c"\n']), stored('produtos'))
  assert.equal(finished, 2)
})

test('decision 0025 an invalidated tag makes its copies stale and drops none (R6)', () => {
  const { store, wait, freshness } = openStore()
  store.store('/a', page('a'), stored('produtos'))
  store.store('/b', page('b'), stored('menus'))
  wait(1)
  store.invalidate(['produtos'])
  assert.deepEqual([freshness('/a'), freshness('/b')], ['stale', 'fresh'])
  assert.deepEqual(
    [...store.outdated()].map(({ key }) => key),
    ['/a'],
  )
  assert.equal(store.entry('/a')?.value.html, 'a')
})

test('decision 0058 a copy without tags is stale after any change', () => {
  const { store, wait, freshness } = openStore()
  store.store('/a', page('a'), stored())
  assert.equal(freshness('/a'), 'fresh')
  wait(1)
  store.invalidate(['menus'])
  assert.equal(freshness('/a'), 'stale')
})

test('decision 0047 a price that changes during a render makes the copy of that render stale', () => {
  const { store, wait, freshness } = openStore()
  assert.equal(store.entry('/a'), undefined)
  wait(1)
  store.invalidate(['produtos'])
  wait(1)
  store.store('/a', page('a'), stored('produtos'))
  assert.equal(freshness('/a'), 'stale')
  store.entry('/a')
  wait(1)
  store.store('/a', page('a2'), stored('produtos'))
  assert.equal(freshness('/a'), 'fresh')
})

test('L9 after a failed render the earlier copy stays, and the next attempt waits', () => {
  const { store, wait, freshness } = openStore()
  store.store('/a', page('a'), stored('produtos'))
  wait(200)
  // Next stores the value again that it got from the cache.
  store.store('/a', store.entry('/a')!.value, { tags: [], lifetime: { revalidate: 30, expire: 86_400 } })
  assert.equal(freshness('/a'), 'fresh')
  assert.equal(store.entry('/a')?.value.html, 'a')
  wait(31)
  assert.equal(freshness('/a'), 'stale')
})

test('`lastModified` makes Next treat a fresh copy as fresh, a stale one as past `revalidate`, one of yesterday as past `expire`', () => {
  const { store, wait } = openStore()
  const lastModified = () => store.entry('/a')!.lastModified
  store.store('/a', page('a'), stored('produtos'))
  const start = lastModified()
  wait(60)
  assert.equal(lastModified() - start, 60_000)
  wait(100)
  assert.equal(lastModified(), start + 160_000 - 120_001)
  wait(86_400)
  assert.equal(lastModified(), start)
})

test('decision 0025 with `acceptsStale` a stale copy counts as fresh for Next, one of yesterday does not', () => {
  const { store, wait } = openStore()
  const lastModified = () => store.entry('/a', { acceptsStale: true })!.lastModified
  store.store('/a', page('a'), stored('produtos'))
  const start = lastModified()
  wait(160)
  assert.equal(lastModified(), start + 160_000)
  wait(86_400)
  assert.equal(lastModified(), start)
})

test('R52 the store stays within its bytes and drops the least recently used copy', () => {
  const { store } = openStore(33_000)
  const html = 'x'.repeat(5000)
  for (let n = 0; n < 4; n++) store.store(`/${n}`, page(html), stored('produtos'))
  store.use('/0')
  store.store('/4', page(html), stored('produtos'))
  store.store('/5', page(html), stored('produtos'))
  assert.ok(store.size.bytes <= 33_000)
  assert.ok(store.peek('/0'))
  assert.equal(store.peek('/1'), undefined)
})

test('R52 a copy counts and occupies only its own bytes: Next cuts segments out of a larger buffer, and one of them is the payload', () => {
  const { store } = openStore()
  const payload = Buffer.from('p'.repeat(300))
  const segment = Buffer.from('s'.repeat(200))
  const segmentData = new Map([
    ['/_full', payload],
    ['/_tree', segment],
  ])
  store.store('/a', { ...page('h'.repeat(100)), rscData: payload, segmentData }, stored('produtos'))
  const { html, rest } = store.peek('/a')!
  assert.equal(rest.segmentData!.get('/_full'), rest.rscData)
  assert.deepEqual(
    [String(rest.rscData), String(rest.segmentData!.get('/_tree'))],
    [String(payload), String(segment)],
  )
  for (const part of [html, rest.rscData!, rest.segmentData!.get('/_tree')!])
    assert.equal(part.buffer.byteLength, part.length)
  assert.equal(store.size.bytes, 100 + 300 + 200 + 1024)
})
