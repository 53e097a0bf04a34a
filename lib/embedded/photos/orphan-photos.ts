import type { Database } from '../db/database.ts'
import type { PhotoFiles } from './photo-files.ts'

const HOUR_MS = 3_600_000
const NAMES_AT_ONCE = 500

/** The database rows and the files of review photos, and the clock in milliseconds. */
export interface PhotoStore {
  db: Database
  photos: PhotoFiles
  now: () => number
}

/** The first hex digit of a photo's file name. */
export const BEGINNINGS = [...'0123456789abcdef']

/**
 * Deletes photo files older than an hour that no review refers to, which a process leaves when it ends between file
 * and row. Only checks names with this first digit, to bound the work of one sweep.
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
