import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
import { sql, type Kysely, type Transaction } from 'kysely'
import { WRITE_PATIENCE_MS } from './database.ts'
import type { Tables } from './tables.ts'
import { DatabaseUnavailable, isBusy, isUnavailable } from './unavailable.ts'

const RETRY_MIN_MS = 5
const RETRY_SPREAD_MS = 25
const TOGETHER = 32

interface Job {
  work: (queries: Transaction<Tables>) => Promise<unknown>
  resolve: (value: unknown) => void
  reject: (error: unknown) => void
  deadline: number
}

/**
 * Runs writes one after the other in the order they came. Those that wait together share one transaction, each behind
 * a savepoint of its own, because waiting for the disk is most of what a durable write costs. A lock held by another
 * process is retried with jitter while the event loop goes on: SQLite's own waiting would stop it (L5).
 */
export class WriteQueue {
  #database: Kysely<Tables>
  #jobs: Job[] = []
  #running: Promise<void> | undefined

  constructor(database: Kysely<Tables>) {
    this.#database = database
  }

  /** Runs `work` when its turn comes and settles when it is on disk; throws DatabaseUnavailable when its patience ends first. */
  run<T>(work: (queries: Transaction<Tables>) => Promise<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      const deadline = performance.now() + WRITE_PATIENCE_MS
      this.#jobs.push({ work, resolve: resolve as (value: unknown) => void, reject, deadline })
      this.#running ??= this.#runAll()
    })
  }

  /** Settles when nothing is waiting any more. */
  async idle(): Promise<void> {
    while (this.#running) await this.#running
  }

  async #runAll() {
    try {
      do {
        // A turn of the event loop lets reads be served, and the writes that have arrived by now join in.
        await nextTurn()
        const jobs = this.#jobs.splice(0, TOGETHER)
        await this.#insist(jobs)
      } while (this.#jobs.length > 0)
    } finally {
      // In the same turn as the last look at the jobs: a write that comes a moment later must find nobody running.
      this.#running = undefined
    }
  }

  async #insist(jobs: Job[]) {
    for (;;) {
      try {
        const settle = await this.#runTogether(jobs)
        for (const report of settle) report()
        return
      } catch (error) {
        if (!isBusy(error)) return jobs.forEach((job) => job.reject(error))
      }
      jobs = this.#withPatience(jobs)
      if (jobs.length === 0) return
      await sleep(RETRY_MIN_MS + Math.random() * RETRY_SPREAD_MS)
    }
  }

  // What each job is told is kept back until the common transaction has been committed.
  #runTogether(jobs: Job[]): Promise<(() => void)[]> {
    return this.#database.transaction().execute(async (queries) => {
      const reports: (() => void)[] = []
      for (const job of jobs) reports.push(await this.#runOne(queries, job, jobs.length > 1))
      return reports
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
      // A disk that fails one write fails them all; anything else is this job's own affair.
      if (isUnavailable(error)) throw error
      await sql`rollback to job`.execute(queries)
      await sql`release job`.execute(queries)
      return () => job.reject(error)
    }
  }

  #withPatience(jobs: Job[]): Job[] {
    const now = performance.now()
    const [late, patient] = [
      jobs.filter((job) => job.deadline <= now),
      jobs.filter((job) => job.deadline > now),
    ]
    for (const job of late) job.reject(new DatabaseUnavailable('the database is locked'))
    return patient
  }
}
