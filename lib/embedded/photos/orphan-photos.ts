import type { Database } from '../db/database.ts'
import type { PhotoFiles } from './photo-files.ts'

const HOUR_MS = 3_600_000
const NAMES_AT_ONCE = 500

/** The rows and the files of review photos, and the clock in milliseconds. */
export interface PhotoStore {
  db: Database
  photos: PhotoFiles
  now: () => number
}

/** The sixteen ways in which the name of a photo begins. */
export const BEGINNINGS = [...'0123456789abcdef']

/**
 * Removes photos that no review names and that are older than an hour: their review was never kept, because the process
 * ended in between. Looks only at names that begin so, which bounds the work whatever the number of photos.
 */
export async function sweepOrphans({ db, photos, now }: PhotoStore, beginning: string): Promise<void> {
  const names = await photos.before(now() - HOUR_MS, beginning)
  for (let start = 0; start < names.length; start += NAMES_AT_ONCE) {
    const some = names.slice(start, start + NAMES_AT_ONCE)
    const rows = await db.read.selectFrom('review').select('photo').where('photo', 'in', some).execute()
    const known = new Set(rows.map(({ photo }) => photo))
    for (const name of some) if (!known.has(name)) await photos.remove(name)
  }
}
