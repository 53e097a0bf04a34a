import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
import { sql, type Kysely, type Transaction } from 'kysely'
import type { Tables } from './tables.ts'
import { DatabaseUnavailable, isBusy, isUnavailable } from './unavailable.ts'

const RETRY_MIN_MS = 5
const RETRY_SPREAD_MS = 25
const BATCH_SIZE = 32

interface Job {
  work: (queries: Transaction<Tables>) => Promise<unknown>
  resolve: (value: unknown) => void
  reject: (error: unknown) => void
  deadline: number
}

/**
 * Runs writes in their order of arrival. Writes that wait at the same time share one transaction, each behind its
 * own savepoint, because flushing to disk is most of the cost of a durable write. A lock held by another process is
 * retried with jitter, without blocking the event loop as SQLite's own waiting would (L5).
 */
export class WriteQueue {
  #database: Kysely<Tables>
  #lockMs: number
  #jobs: Job[] = []
  #running: Promise<void> | undefined

  constructor(database: Kysely<Tables>, lockMs: number) {
    this.#database = database
    this.#lockMs = lockMs
  }

  /**
   * Runs `work` in a transaction and settles when it is on disk. Throws DatabaseUnavailable when it cannot start
   * within `lockMs`.
   */
  run<T>(work: (queries: Transaction<Tables>) => Promise<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      const deadline = performance.now() + this.#lockMs
      this.#jobs.push({ work, resolve: resolve as (value: unknown) => void, reject, deadline })
      this.#running ??= this.#runAll()
    })
  }

  /** Settles when no write runs or waits. */
  async idle(): Promise<void> {
    while (this.#running) await this.#running
  }

  async #runAll() {
    try {
      do {
        // Yields to the event loop, so that reads are served and new writes join the batch.
        await nextTurn()
        const jobs = this.#jobs.splice(0, BATCH_SIZE)
        await this.#runWithRetries(jobs)
      } while (this.#jobs.length > 0)
    } finally {
      // Reset in the same tick as the check of the queue, so that a write that comes next starts a new run.
      this.#running = undefined
    }
  }

  async #runWithRetries(jobs: Job[]) {
    for (;;) {
      try {
        const settlements = await this.#runTogether(jobs)
        for (const settle of settlements) settle()
        return
      } catch (error) {
        if (!isBusy(error)) return jobs.forEach((job) => job.reject(error))
      }
      jobs = this.#rejectExpired(jobs)
      if (jobs.length === 0) return
      await sleep(RETRY_MIN_MS + Math.random() * RETRY_SPREAD_MS)
    }
  }

  // Jobs settle only after the shared transaction has committed.
  #runTogether(jobs: Job[]): Promise<(() => void)[]> {
    return this.#database.transaction().execute(async (queries) => {
      const settlements: (() => void)[] = []
      for (const job of jobs) settlements.push(await this.#runOne(queries, job, jobs.length > 1))
      return settlements
    })
  }

  async #runOne(queries: Transaction<Tables>, job: Job, isShared: boolean): Promise<() => void> {
    if (!isShared) {
      const value = await job.work(queries)
      return () => job.resolve(value)
    }
    await sql`savepoint job`.execute(queries)
    try {
      const value = await job.work(queries)
      await sql`release job`.execute(queries)
      return () => job.resolve(value)
    } catch (error) {
      // A disk error fails the whole batch; any other error fails only this job.
      if (isUnavailable(error)) throw error
      await sql`rollback to job`.execute(queries)
      await sql`release job`.execute(queries)
      return () => job.reject(error)
    }
  }

  // Rejects the jobs past their deadline and returns the others.
  #rejectExpired(jobs: Job[]): Job[] {
    const now = performance.now()
    return jobs.filter((job) => {
      const isInTime = job.deadline > now
      if (!isInTime) job.reject(new DatabaseUnavailable('the database is locked'))
      return isInTime
    })
  }
}
