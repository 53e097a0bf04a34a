import { sql } from 'kysely'
import { statusNumber } from '../db/review-status.ts'
import type { PhotoStore } from './orphan-photos.ts'

/** How long the photo of a rejected review is stored. */
export const REJECTED_PHOTO_MS = 90 * 86_400_000
const PHOTOS_AT_ONCE = 100

/**
 * Deletes the photos of reviews rejected at least 90 days ago, up to 100 per call; the reviews themselves stay.
 * Returns the number of deleted photos.
 */
export async function retireRejectedPhotos(store: PhotoStore): Promise<number> {
  const names = await store.db.write(async (queries) => {
    const old = await queries
      .selectFrom('review')
      .select(['id', 'photo'])
      .where('status', '=', sql.lit(statusNumber('rejected')))
      .where('photo', 'is not', null)
      .where('decided_at', '<=', store.now() - REJECTED_PHOTO_MS)
      .limit(PHOTOS_AT_ONCE)
      .execute()
    if (old.length > 0)
      await queries
        .updateTable('review')
        .set({ photo: null })
        .where(
          'id',
          'in',
          old.map(({ id }) => id),
        )
        .execute()
    return old.flatMap(({ photo }) => photo ?? [])
  })
  for (const name of names) await store.photos.remove(name)
  return names.length
}
