import type { KyselyPlugin } from 'kysely'
import type { Database } from '../../db/database.ts'

/** A database that answers a number of statements and never the next one, whose transaction stays open. */
export interface StoppingDatabase {
  db: Database
  /** Resolves when the statement that is never answered has been sent. */
  stopped: Promise<void>
  /** The number of statements that were run. */
  statements(): number
}

/** Answers `limit` statements of a database, except the last one, whose result never arrives. */
export function stopAfter(database: Database, limit: number): StoppingDatabase {
  let count = 0
  let stop = () => {}
  const stopped = new Promise<void>((resolve) => (stop = resolve))
  const never = new Promise<never>(() => {})
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: ({ result }) => {
      if (++count < limit) return Promise.resolve(result)
      stop()
      return never
    },
  }
  const db: Database = {
    ...database,
    read: database.read.withPlugin(plugin),
    snapshot: (work) => database.snapshot((queries) => work(queries.withPlugin(plugin))),
    write: (work, lockKey) => database.write((queries) => work(queries.withPlugin(plugin)), lockKey),
  }
  return { db, stopped, statements: () => count }
}
