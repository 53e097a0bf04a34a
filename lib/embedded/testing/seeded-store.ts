import { migrate } from '../db/migrate.ts'
import { fill } from '../seed/fill.ts'
import { copyOnce } from './copy-once.ts'
import { CONFIG } from './test-shop.ts'

/** The content of a SQLite database with the catalogue and the demonstration's reviews, as createEmbeddedApi seeds it. */
export const seededStore = copyOnce(async (database) => {
  await migrate(database)
  await fill(database, CONFIG.brandSlug, 0, { now: Date.now() })
})
