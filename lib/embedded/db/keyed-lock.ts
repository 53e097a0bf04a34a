import { Semaphore, SemaphoreBusy } from '#lib/concurrency/semaphore.ts'
import { WRITE_TIMEOUT_MS } from './database.ts'
import { DatabaseUnavailable } from './unavailable.ts'

/**
 * Runs one write per key at a time, in the order of arrival. Writes that lock the same row wait here, without
 * a database connection, so one busy cart does not block other shoppers (L1).
 */
export class KeyedLock {
  #semaphores = new Map<string, Semaphore>()

  /** Runs `write` when the earlier writes of `key` have ended; throws DatabaseUnavailable after three seconds of waiting. */
  async run<T>(key: string, write: () => Promise<T>): Promise<T> {
    const semaphore = this.#semaphores.get(key) ?? new Semaphore(1, { maxWaitMs: WRITE_TIMEOUT_MS })
    this.#semaphores.set(key, semaphore)
    try {
      return await semaphore.run(1, write)
    } catch (error) {
      if (!(error instanceof SemaphoreBusy)) throw error
      throw new DatabaseUnavailable('other requests write to the same row', { cause: error })
    } finally {
      if (semaphore.isIdle) this.#semaphores.delete(key)
    }
  }

  /** The number of keys with a write that runs or waits. */
  get size(): number {
    return this.#semaphores.size
  }
}
