import { setTimeout as sleep } from 'node:timers/promises'
import { copyOf, isNewer } from '../page-store/stored-page.ts'
import type { PageStore } from '../page-store/page-store.ts'
import type { PageCopies } from '../page-store/page-copies.ts'
import { decodeCopy, encodeCopy } from './copy-bytes.ts'
import type { RedisCopies } from './redis-copies.ts'

const MAX_BYTES = 4 * 1024 * 1024
const POLL_MS = 50
const MAX_WAIT_MS = 3000
const POSTPONE_MS = 1000
// The same duration as that of the lock in Redis.
const HELD_MS = 5000

/**
 * Page copies that the processes of a shop share: a page is rendered by one process, the others take its copy
 * (docs/decisions/0070). Without a response of Redis each process goes on by itself.
 */
export class SharedCopies implements PageCopies {
  #store: PageStore
  #redis: RedisCopies
  // Until when this process holds the lock of a key.
  #held = new Map<string, number>()

  constructor(store: PageStore, redis: RedisCopies) {
    this.#store = store
    this.#redis = redis
  }

  async prepare(key: string, { isRefresh }: { isRefresh: boolean }): Promise<void> {
    const deadline = performance.now() + MAX_WAIT_MS
    for (;;) {
      if (this.#isFresh(key) || this.#isHeld(key)) return
      if (!(await this.#take(key)) || this.#isFresh(key)) return
      const isLocked = await this.#redis.lock(key)
      if (isLocked === undefined) return
      if (isLocked) return this.#holdUnlessFresh(key)
      // Another process renders the page. A visitor gets the stale copy at once, a refresh waits for the new one.
      if (!isRefresh && this.#store.postpone(key, POSTPONE_MS)) return
      if (performance.now() >= deadline) return
      await sleep(POLL_MS)
    }
  }

  async publish(key: string): Promise<void> {
    const page = this.#store.peek(key)
    if (page) {
      const bytes = await encodeCopy(copyOf(page))
      if (bytes.length <= MAX_BYTES) await this.#redis.write(key, page, bytes)
    }
    await this.abandon(key)
  }

  async abandon(key: string): Promise<void> {
    if (this.#held.delete(key)) await this.#redis.unlock(key)
  }

  // The copy may have been published between the check and the lock.
  async #holdUnlessFresh(key: string) {
    this.#held.set(key, performance.now() + HELD_MS)
    await this.#take(key)
    if (this.#isFresh(key)) await this.abandon(key)
  }

  // Replaces the copy of this process by a newer one of another process; false when Redis does not respond.
  async #take(key: string): Promise<boolean> {
    const version = await this.#redis.version(key)
    if (version === undefined) return false
    const known = this.#store.peek(key)
    if (version === null || (known && !isNewer(version, known))) return true
    const bytes = await this.#redis.read(key)
    if (bytes === undefined) return false
    const copy = bytes && (await decodeCopy(key, bytes))
    if (copy) this.#store.adopt(copy)
    return true
  }

  #isFresh(key: string): boolean {
    const page = this.#store.peek(key)
    return page !== undefined && this.#store.freshness(page) === 'fresh'
  }

  #isHeld(key: string): boolean {
    return (this.#held.get(key) ?? -Infinity) > performance.now()
  }
}
