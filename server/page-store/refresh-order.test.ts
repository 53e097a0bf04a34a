import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { PageRefresher } from './page-refresher.ts'
import { PageStore } from './page-store.ts'
import { AGED, refreshOrder, SHOWING } from './refresh-order.ts'
import type { NextPage } from './stored-page.ts'

const LIFETIME = { revalidate: 120, expire: 86_400 }
// What the route of a changed product invalidates (lib/cache-tags.ts).
const SERUM_CHANGED = ['produto:/serum', 'pagina:/serum', 'listas']
const PAGES = {
  '/produtos': ['pagina:/produtos', 'listas'],
  '/skincare': ['pagina:/skincare', 'listas'],
  '/whey': ['pagina:/whey', 'produto:/whey', 'produto:/serum'],
  '/serum': ['pagina:/serum', 'produto:/serum', 'produtos'],
  '/other': ['pagina:/other', 'produto:/other', 'produtos'],
}

const page = (html: string): NextPage => ({
  kind: 'APP_PAGE',
  html,
  rscData: undefined,
  segmentData: undefined,
  postponed: undefined,
  status: undefined,
  headers: {},
})

function openStore() {
  const clock = { now: 1_000_000_000_000 }
  const store = new PageStore(undefined, () => clock.now)
  const render = (key: string, tags: readonly string[]) => {
    store.entry(key)
    store.store(key, page(key), { tags, lifetime: LIFETIME })
  }
  for (const [key, tags] of Object.entries(PAGES)) render(key, tags)
  clock.now += 1000
  return { store, render, wait: (ms: number) => void (clock.now += ms) }
}

const keysOf = (order: ReturnType<typeof refreshOrder>) => order.map(({ page: { key } }) => key)

test('decision 0025 after a price change its product is rendered first, then pages that name it, then lists, the most visited first', () => {
  const { store } = openStore()
  for (let visit = 0; visit < 5; visit++) store.use('/skincare')
  for (let visit = 0; visit < 3; visit++) store.use('/produtos')
  store.use('/whey')
  store.invalidate(SERUM_CHANGED)
  const order = refreshOrder(store.outdated(), SERUM_CHANGED)
  assert.deepEqual(keysOf(order), ['/serum', '/whey', '/skincare', '/produtos'])
  assert.deepEqual(
    order.map(({ rank }) => rank),
    [0, SHOWING, SHOWING + 1, SHOWING + 1],
  )
})

test('decision 0025 the visits of earlier copies count half', () => {
  const { store, render } = openStore()
  for (let visit = 0; visit < 8; visit++) store.use('/produtos')
  render('/produtos', PAGES['/produtos'])
  for (let visit = 0; visit < 5; visit++) store.use('/skincare')
  store.invalidate(['listas'])
  assert.deepEqual(keysOf(refreshOrder(store.outdated(), ['listas'])), ['/skincare', '/produtos'])
})

/** A shop whose renders end when the test says so; `asked` has the addresses in the order of their requests. */
async function openRefresher(store: PageStore) {
  const asked: string[] = []
  const ends: (() => void)[] = []
  const server = createServer((request, response) => {
    asked.push(request.url!)
    ends.push(() => response.writeHead(404).end())
  }).listen(0)
  const refresher = new PageRefresher(
    `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    store,
    () => true,
  )
  async function endNext() {
    while (ends.length === 0 && refresher.pending > 0) await new Promise((resolve) => setTimeout(resolve, 1))
    ends.shift()?.()
  }
  return { refresher, asked, endNext, [Symbol.asyncDispose]: async () => void server.close() }
}

test('decision 0025 the page of a changed product overtakes pages that wait, and whoever waits for it does not wait for those', async () => {
  await using shop = await openRefresher(openStore().store)
  const { refresher, asked, endNext } = shop
  for (const key of ['/a', '/b', '/c', '/d']) void refresher.refresh(key, key, SHOWING + 1)
  void refresher.refresh('/visited', '/visited')
  void refresher.refresh('/serum', '/serum', 0)
  const isShown = refresher.settled(SHOWING)
  await endNext()
  await endNext()
  await endNext()
  await endNext()
  await isShown
  assert.equal(asked[2], '/serum')
  assert.ok(refresher.pending > 0)
  while (refresher.pending > 0) await endNext()
  assert.equal(asked.at(-1), '/visited')
})

test('decision 0025 a page that changes again while it is rendered is rendered once more', async () => {
  await using shop = await openRefresher(openStore().store)
  const { refresher, asked, endNext } = shop
  const done = refresher.refresh('/serum', '/serum', 0)
  void refresher.refresh('/serum', '/serum', 0)
  void refresher.refresh('/serum', '/serum')
  await endNext()
  await endNext()
  await done
  assert.deepEqual(asked, ['/serum', '/serum'])
})

test('decision 0025 pages that are merely old are rendered one by one with pauses, and a changed page does not wait for them', async () => {
  await using shop = await openRefresher(openStore().store)
  const { refresher, asked, endNext } = shop
  const TOOK_MS = 50
  for (const key of ['/old', '/older']) void refresher.refresh(key, key, AGED)
  void refresher.refresh('/serum', '/serum', 0)
  const isSettled = refresher.settled(SHOWING)
  await sleep(TOOK_MS)
  assert.deepEqual(asked, ['/old', '/serum'])
  await endNext()
  const endedAt = performance.now()
  await endNext()
  await isSettled
  assert.deepEqual(asked, ['/old', '/serum'])
  await endNext()
  assert.deepEqual(asked, ['/old', '/serum', '/older'])
  assert.ok(performance.now() - endedAt >= 2 * TOOK_MS - 1)
})

test('decision 0025 of pages that are merely old the one visited last is next', async () => {
  await using shop = await openRefresher(openStore().store)
  const { refresher, asked, endNext } = shop
  for (const key of ['/first', '/seldom', '/popular', '/new', '/popular'])
    void refresher.refresh(key, key, AGED)
  while (refresher.pending > 0) await endNext()
  assert.deepEqual(asked, ['/first', '/popular', '/new', '/seldom'])
})

test('decision 0025 a page that waits for the pause after an old one is rendered at once when it changes', async (context) => {
  // The pause does not end.
  context.mock.timers.enable({ apis: ['setTimeout'] })
  let renders = 0
  const refresher = new PageRefresher('http://127.0.0.1', openStore().store, () => {
    renders++
    return false
  })
  await refresher.refresh('/old', '/old', AGED)
  void refresher.refresh('/older', '/older', AGED)
  assert.equal(renders, 1)
  void refresher.refresh('/older', '/older', 0)
  assert.equal(renders, 2)
})

test('decision 0025 a change outdates its own pages only, not those that are merely old', () => {
  const { store, wait } = openStore()
  wait(LIFETIME.revalidate * 1000)
  assert.deepEqual([...store.outdated()], [])
  store.invalidate(['pagina:/whey'])
  assert.deepEqual(keysOf(refreshOrder(store.outdated(), ['pagina:/whey'])), ['/whey'])
})

test('decision 0025 a full queue drops the page that matters least', async () => {
  await using shop = await openRefresher(openStore().store)
  const { refresher, asked, endNext } = shop
  for (let number = 0; number < 302; number++) void refresher.refresh(`/${number}`, `/${number}`, SHOWING + 1)
  assert.equal(refresher.pending, 302)
  await refresher.refresh('/visited', '/visited')
  void refresher.refresh('/serum', '/serum', 0)
  assert.equal(refresher.pending, 302)
  while (refresher.pending > 0) await endNext()
  assert.equal(asked[2], '/serum')
  assert.ok(!asked.includes('/visited') && !asked.includes('/301'))
})
