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

/** The possible first characters of a photo's file name. */
export const PHOTO_PREFIXES = [...'0123456789abcdef']

/**
 * Deletes photo files older than an hour that no review refers to. A process that ends between writing the file and
 * inserting the row leaves such a file. Checks only names with one prefix, to bound the work of a sweep.
 */
export async function sweepOrphans({ db, photos, now }: PhotoStore, prefix: string): Promise<void> {
  const names = await photos.namesStoredBefore(now() - HOUR_MS, prefix)
  for (let start = 0; start < names.length; start += NAMES_AT_ONCE) {
    const batch = names.slice(start, start + NAMES_AT_ONCE)
    const rows = await db.read.selectFrom('review').select('photo').where('photo', 'in', batch).execute()
    const referenced = new Set(rows.map(({ photo }) => photo))
    for (const name of batch) if (!referenced.has(name)) await photos.remove(name)
  }
}
