import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { PageStore } from '../page-store/page-store.ts'
import { isNewer, type CopyVersion, type NextPage } from '../page-store/stored-page.ts'
import { decodeCopy, encodeCopy } from './copy-bytes.ts'
import type { RedisCopies } from './redis-copies.ts'
import { SharedCopies } from './shared-copies.ts'

const KEY = '/route-cache/APP_PAGE/x/$/pt/serum'
const TAGS = ['produto:/serum']

/** What redis-copies.ts does, in memory; `isDown` as when Redis does not respond. */
function openRedis() {
  const copies = new Map<string, CopyVersion & { bytes: Buffer }>()
  const locks = new Map<string, object>()
  const redis = { isDown: false, reads: 0, ofProcess }
  function ofProcess(): RedisCopies {
    const token = {}
    const run = async <T>(command: () => T): Promise<T | undefined> => (redis.isDown ? undefined : command())
    return {
      version: (key) => run(() => copies.get(key) ?? null),
      read: (key) =>
        run(() => {
          redis.reads++
          return copies.get(key)?.bytes ?? null
        }),
      write: async (key, version, bytes) => {
        const known = copies.get(key)
        await run(() => (!known || isNewer(version, known)) && copies.set(key, { ...version, bytes }))
      },
      lock: (key) =>
        run(() => {
          if (locks.has(key)) return false
          locks.set(key, token)
          return true
        }),
      kindOf: async () => undefined,
      storeKind: async () => {},
      unlock: (key) =>
        run(() => {
          if (locks.get(key) === token) locks.delete(key)
        }),
    }
  }
  return redis
}

/** A process of the shop: a page store, and a framework that renders `content` when the copy is not fresh. */
class Process {
  store = new PageStore(undefined, () => Date.now())
  renders = 0
  copies: SharedCopies
  #content: () => string | undefined

  constructor(redis: ReturnType<typeof openRedis>, content: () => string | undefined) {
    this.copies = new SharedCopies(this.store, redis.ofProcess())
    this.#content = content
  }

  /** Handles a request as Next does with the cache handler; returns the HTML that the visitor gets. */
  async visit({ isRefresh = false } = {}): Promise<string | undefined> {
    await this.copies.prepare(KEY, { isRefresh })
    const entry = this.store.entry(KEY)
    const page = this.store.peek(KEY)
    if (page && this.store.freshness(page) === 'fresh') return entry?.value.html
    const rendered = this.#render()
    if (!entry || isRefresh) await rendered
    return entry ? entry.value.html : rendered
  }

  get html(): string | undefined {
    return this.store.peek(KEY)?.html.toString()
  }

  async #render() {
    this.renders++
    const html = this.#content()
    await sleep(30)
    if (html === undefined) return void (await this.copies.abandon(KEY))
    this.store.store(KEY, pageOf(html), { tags: TAGS, lifetime: { revalidate: 120, expire: 86_400 } })
    await this.copies.publish(KEY)
    return html
  }
}

function pageOf(html: string): NextPage {
  return {
    kind: 'APP_PAGE',
    html,
    rscData: Buffer.from('payload'),
    segmentData: new Map([['/_tree', Buffer.from('segment')]]),
    postponed: undefined,
    status: 200,
    headers: { 'x-page-copy': 'a' },
  }
}

function openProcesses(count: number, content: () => string | undefined) {
  const redis = openRedis()
  const processes = Array.from({ length: count }, () => new Process(redis, content))
  const renders = () => processes.reduce((sum, each) => sum + each.renders, 0)
  return { redis, processes, renders }
}

test('L18 of three processes that are visited at the same time, one renders a page and the others take its copy', async () => {
  const { processes, renders } = openProcesses(3, () => 'v1')
  assert.deepEqual(await Promise.all(processes.map((each) => each.visit())), ['v1', 'v1', 'v1'])
  assert.equal(renders(), 1)
  const [, , last] = processes
  assert.deepEqual(last!.store.peek(KEY)?.rest.segmentData?.get('/_tree'), Buffer.from('segment'))
})

test('L18 a change is one render for the whole fleet, and every process has the new page', async () => {
  let price = 'v1'
  const { processes, renders } = openProcesses(3, () => price)
  for (const { store } of processes) store.expectLog()
  for (const { store } of processes) store.appliedUntil(10)
  await Promise.all(processes.map((each) => each.visit()))
  await sleep(2)
  price = 'v2'
  // Every process reads the change from the log at its own time.
  for (const { store } of processes) {
    await sleep(5)
    store.invalidate(TAGS, 10)
    store.appliedUntil(11)
  }
  await Promise.all(processes.map((each) => each.visit({ isRefresh: true })))
  assert.equal(renders(), 2)
  assert.deepEqual(
    processes.map(({ html }) => html),
    ['v2', 'v2', 'v2'],
  )
})

test('L18 a copy of a process that has not read the change yet does not count as fresh', async () => {
  let price = 'v1'
  const { processes } = openProcesses(2, () => price)
  const [quick, slow] = processes as [Process, Process]
  for (const { store } of processes) store.appliedUntil(10)
  quick.store.invalidate(TAGS, 10)
  quick.store.appliedUntil(11)
  await slow.visit()
  price = 'v2'
  await quick.visit({ isRefresh: true })
  assert.equal(quick.html, 'v2')
  slow.store.invalidate(TAGS, 10)
  slow.store.appliedUntil(11)
  await sleep(2)
  await slow.visit({ isRefresh: true })
  assert.deepEqual([slow.html, slow.renders, quick.renders], ['v2', 1, 1])
})

test('L18 a visitor gets the stale copy at once while another process renders the new one', async () => {
  let price = 'v1'
  const { processes } = openProcesses(2, () => price)
  const [one, other] = processes as [Process, Process]
  await Promise.all(processes.map((each) => each.visit()))
  await sleep(2)
  price = 'v2'
  for (const { store } of processes) store.invalidate(TAGS, 1)
  for (const { store } of processes) store.appliedUntil(2)
  const rendering = one.visit({ isRefresh: true })
  await sleep(5)
  assert.equal(await other.visit(), 'v1')
  await rendering
  assert.equal(one.html, 'v2')
  assert.equal(other.renders + one.renders, 2)
})

test('L9 when the process that renders a page fails, another one tries, and takes the page of the one that succeeds', async () => {
  const contents = [undefined, 'v1']
  const { processes, renders } = openProcesses(2, () => contents.shift())
  const results = await Promise.all(processes.map((each) => each.visit()))
  assert.deepEqual(results.toSorted(), ['v1', undefined])
  assert.equal(renders(), 2)
})

test('L18 while Redis does not respond, every process renders for itself and waits for none', async () => {
  const { redis, processes, renders } = openProcesses(3, () => 'v1')
  redis.isDown = true
  assert.deepEqual(await Promise.all(processes.map((each) => each.visit())), ['v1', 'v1', 'v1'])
  assert.equal(renders(), 3)
})

test('L9 a process that starts treats copies of other processes as stale, and keeps them when it cannot render', async () => {
  let content: string | undefined = 'v1'
  const { redis, processes } = openProcesses(1, () => content)
  processes[0]!.store.appliedUntil(10)
  await processes[0]!.visit()
  content = undefined
  const started = new Process(redis, () => content)
  started.store.expectLog()
  assert.equal(await started.visit(), 'v1', 'before it has read the log')
  started.store.appliedUntil(20)
  assert.equal(started.store.freshness(started.store.peek(KEY)!), 'stale')
  assert.equal(await started.visit(), 'v1')
})

test('a copy is read once by each process', async () => {
  const { redis, processes } = openProcesses(2, () => 'v1')
  for (const each of processes) for (let visits = 0; visits < 3; visits++) await each.visit()
  assert.equal(redis.reads, 1)
})

test('damaged bytes, and a copy of another page, are no copy', async () => {
  const { processes } = openProcesses(1, () => 'v1')
  await processes[0]!.visit()
  const bytes = await encodeCopy(processes[0]!.store.peek(KEY)!)
  assert.equal((await decodeCopy(KEY, bytes))?.html.toString(), 'v1')
  for (const other of [
    await decodeCopy('/other', bytes),
    await decodeCopy(KEY, bytes.subarray(0, 100)),
    await decodeCopy(KEY, Buffer.from('x')),
  ])
    assert.equal(other, undefined)
})
