// A process that tests kill: it works at one step of several orders at once, stops inside each, prints that to stdout and waits.
import { flushCompileCache } from 'node:module'
import { openPostgres } from '../../db/postgres.ts'
import { openSqlite } from '../../db/sqlite.ts'
import type { DatabaseOptions } from '../../db/database.ts'
import type { StoreConfig } from '../../store/store.ts'
import { TestShop } from '../test-shop.ts'
import { stepOf, type Prepared, type OrderStepName } from './order-steps.ts'
import { stopAfter } from './stopping-database.ts'

/** The work of the process. */
interface Job {
  step: OrderStepName
  database: DatabaseOptions
  prepared: Prepared
  /** The statement inside which the work stops; null for none. */
  stopAt: number | null
  config: Partial<StoreConfig>
}

/** The message of the process about a job that has stopped or finished: whether it has finished, after how many statements. */
export interface JobReport {
  isFinished: boolean
  statements: number
}

/** The argument of the process. */
export interface ProcessInput {
  jobs: Job[]
  /** Milliseconds since 1970. */
  now: number
}

/** Opens a database that is migrated and seeded. */
export const openPrepared = (options: DatabaseOptions) =>
  options.kind === 'sqlite' ? openSqlite(options.file) : openPostgres(options)

async function run({ step, database, prepared, stopAt, config }: Job, now: number): Promise<JobReport> {
  const { db, stopped, statements } = stopAfter(openPrepared(database), stopAt ?? Infinity)
  const shop = TestShop.on(db, config, now)
  const finished = stepOf(step).work(shop, prepared)
  const isFinished = await Promise.race([finished.then(() => true), stopped.then(() => false)])
  return { isFinished, statements: statements() }
}

if (import.meta.main) {
  const input = JSON.parse(process.argv[2]!) as ProcessInput
  const reports = await Promise.all(input.jobs.map((job) => run(job, input.now)))
  // Node stores compiled modules when a process ends by itself, and this one is killed.
  flushCompileCache()
  process.stdout.write(`${JSON.stringify(reports)}\n`)
  setInterval(() => {}, 60_000)
}
