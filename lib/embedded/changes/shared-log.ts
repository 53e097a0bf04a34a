import type { DatabaseOptions } from '../db/database.ts'
import { openDatabase } from '../db/open.ts'
import { announceChanges } from './change-log.ts'
import { ChangeWatch } from './change-watch.ts'
import type { ChangeListener, WatchPace } from './listener.ts'

const NO_CACHE = { invalidate: () => {} }

/** The log of changes, with the functions of the same names of EmbeddedApi. */
export interface SharedLog {
  announce(tags: readonly string[]): Promise<void>
  watch(listener: ChangeListener, pace?: WatchPace): () => Promise<void>
  close(): Promise<void>
}

/**
 * Opens the log of changes in a database that several processes of a shop with an outside store share. Nothing else of the
 * database is used.
 */
export async function openSharedLog(
  options: DatabaseOptions,
  logError: (error: unknown) => void,
): Promise<SharedLog> {
  const db = await openDatabase(options, logError)
  const watches: ChangeWatch[] = []
  return {
    announce: (tags) => announceChanges(db, tags, Date.now()),
    watch: (listener, pace) => {
      const caches = { counts: NO_CACHE, documents: NO_CACHE, rules: NO_CACHE }
      const watch = new ChangeWatch({ db, now: Date.now, ...caches }, listener, logError, pace)
      watches.push(watch)
      return () => watch.stop()
    },
    close: async () => {
      await Promise.all(watches.map((watch) => watch.stop()))
      await db.close()
    },
  }
}
