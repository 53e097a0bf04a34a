import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { addUnit, UNITS, unitsInCart } from './cart.ts'
import type { Size } from './outcome.ts'
import { Visitor } from './visitor.ts'

const READERS = 8
const WRITERS = 4
const PAGES = [
  '/',
  '/serum',
  '/colageno',
  '/en',
  '/produtos',
  '/categoria/skincare',
  '/pagina/termos',
  '/en/serum',
]
const SETTLE_MS = 15_000

/** What happened to the requests of a load. */
export interface LoadResult {
  pages: number
  /** Statuses of pages other than 200, with their number; 0 stands for no response. */
  failedPages: Map<number, number>
  /** Acknowledged and failed additions to carts. */
  posts: number
  failedPosts: Map<number, number>
  /** Additions that were acknowledged and are not in the cart afterwards, or were made twice. */
  lost: number
  slowestMs: number
}

/** A cart that a visitor fills: `unknown` is 1 while its last addition has no response. */
interface FilledCart {
  visitor: Visitor
  acknowledged: number
  unknown: number
}

/** The sum of the failures of all statuses. */
export const failures = (counts: Map<number, number>) =>
  [...counts.values()].reduce((sum, count) => sum + count, 0)

/**
 * Reads pages and fills carts through one address until `stop` is called, which then reads every cart. Each visitor pauses between
 * requests.
 */
export function startLoad(
  origin: string,
  { pauseMs }: Pick<Size, 'pauseMs'>,
): { done(): number; stop(): Promise<LoadResult> } {
  const result: LoadResult = {
    pages: 0,
    failedPages: new Map(),
    posts: 0,
    failedPosts: new Map(),
    lost: 0,
    slowestMs: 0,
  }
  const carts: FilledCart[] = []
  let isStopped = false
  const count = (counts: Map<number, number>, status: number) =>
    counts.set(status, (counts.get(status) ?? 0) + 1)

  async function read(number: number) {
    const visitor = new Visitor()
    for (let turn = number; !isStopped; turn++) {
      const start = performance.now()
      const { status } = await visitor.send(origin, PAGES[turn % PAGES.length]!)
      result.slowestMs = Math.max(result.slowestMs, performance.now() - start)
      if (status === 200) result.pages++
      else count(result.failedPages, status)
      if (pauseMs > 0) await sleep(pauseMs)
    }
  }

  // As a browser does, a failed addition is repeated with its key, which gives it one effect (L2).
  async function write() {
    while (!isStopped) {
      const cart: FilledCart = { visitor: new Visitor(), acknowledged: 0, unknown: 0 }
      carts.push(cart)
      for (let unit = 0; unit < UNITS && !isStopped; unit++) {
        const key = randomUUID()
        cart.unknown = 1
        while (cart.unknown && !isStopped) {
          const { status } = await addUnit(cart.visitor, origin, key)
          if (status === 200) cart.unknown = 0
          else {
            count(result.failedPosts, status)
            await sleep(100)
          }
        }
        if (cart.unknown) break
        cart.acknowledged++
        result.posts++
        if (pauseMs > 0) await sleep(pauseMs)
      }
    }
  }

  const all = [
    ...Array.from({ length: READERS }, (_, index) => read(index)),
    ...Array.from({ length: WRITERS }, write),
  ]
  return {
    done: () => result.pages + result.posts + failures(result.failedPages) + failures(result.failedPosts),
    async stop() {
      isStopped = true
      await Promise.all(all)
      for (const { visitor, acknowledged, unknown } of carts) {
        if (acknowledged === 0) continue
        const units = await readUnits(visitor, origin)
        if (units < acknowledged) result.lost += acknowledged - units
        if (units > acknowledged + unknown) result.lost += units - acknowledged - unknown
      }
      return result
    },
  }
}

// After a failure the database may need some seconds.
async function readUnits(visitor: Visitor, origin: string): Promise<number> {
  const deadline = Date.now() + SETTLE_MS
  for (;;) {
    const units = await unitsInCart(visitor, origin)
    if (units !== undefined || Date.now() > deadline) return units ?? 0
    await sleep(200)
  }
}
