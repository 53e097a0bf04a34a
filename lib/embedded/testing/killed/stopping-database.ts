import type { KyselyPlugin } from 'kysely'
import type { Database } from '../../db/database.ts'

/** A database whose user stops for good after a number of statements, with the transaction of that moment open. */
export interface StoppingDatabase {
  db: Database
  /** Resolves when the user has stopped. */
  stopped: Promise<void>
  /** The number of statements that were run. */
  statements(): number
}

/** Lets the user of a database run `limit` statements; the result of the last one never arrives. */
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
