import { newKey } from '#lib/http/random-key.ts'
import type { DatabaseOptions, PoolUse } from '../db/database.ts'
import { openDatabase } from '../db/open.ts'
import { announceChanges } from './change-log.ts'
import { ChangeWatch } from './change-watch.ts'
import type { ChangeListener, WatchOptions } from './listener.ts'

const NO_CACHE = { invalidate: () => {} }

/** The change log; `announce` and `watch` work like those of EmbeddedApi. */
export interface SharedLog {
  announce(tags: readonly string[]): Promise<number>
  watch(listener: ChangeListener, options?: WatchOptions): () => Promise<void>
  /** Whether the database responds. */
  isReachable(): Promise<boolean>
  pool(): PoolUse | undefined
  close(): Promise<void>
}

/**
 * Opens the change log in a database that the processes of a shop with an external store share. The shop uses no other
 * table of this database.
 */
export async function openSharedLog(
  options: DatabaseOptions,
  logError: (error: unknown) => void,
): Promise<SharedLog> {
  const db = await openDatabase(options, logError)
  const watches: ChangeWatch[] = []
  const source = newKey()
  return {
    announce: (tags) => announceChanges(db, tags, { now: Date.now(), source }),
    watch: (listener, options) => {
      const caches = { counts: NO_CACHE, documents: NO_CACHE, rules: NO_CACHE }
      const watch = new ChangeWatch({ db, source, now: Date.now, ...caches }, listener, logError, options)
      watches.push(watch)
      return () => watch.stop()
    },
    isReachable: async () => {
      await db.read.selectFrom('change').select('id').limit(1).execute()
      return true
    },
    pool: () => db.pool?.(),
    close: async () => {
      await Promise.all(watches.map((watch) => watch.stop()))
      await db.close()
    },
  }
}
