import type { Database } from '../db/database.ts'
import { DatabaseUnavailable } from '../db/unavailable.ts'
import { isPhotoName, type PhotoFiles } from './photo-files.ts'

/**
 * Stores photos in PostgreSQL, so that every process of the shop has them. Photos in `folder`, where a single process stored
 * them before, are read as well.
 */
export function photosInDatabase(db: Database, now: () => number, folder?: PhotoFiles): PhotoFiles {
  return {
    async put(name, bytes) {
      if (!isPhotoName(name)) throw new Error('not the name of a photo')
      const { numInsertedOrUpdatedRows } = await db.write((queries) =>
        queries
          .insertInto('photo')
          .values({ name, bytes: Buffer.from(bytes), created_at: now() })
          .onConflict((conflict) => conflict.column('name').doNothing())
          .executeTakeFirstOrThrow(),
      )
      if (!numInsertedOrUpdatedRows) throw new DatabaseUnavailable('a photo with this name exists')
    },
    async get(name) {
      if (!isPhotoName(name)) return null
      const row = await db.read
        .selectFrom('photo')
        .select('bytes')
        .where('name', '=', name)
        .executeTakeFirst()
      return row ? new Uint8Array(row.bytes) : ((await folder?.get(name)) ?? null)
    },
    async remove(name) {
      if (!isPhotoName(name)) return
      await db.write((queries) => queries.deleteFrom('photo').where('name', '=', name).execute())
      await folder?.remove(name)
    },
    async namesStoredBefore(time, prefix) {
      const rows = await db.read
        .selectFrom('photo')
        .select('name')
        .where('created_at', '<', time)
        .where('name', 'like', `${prefix}%`)
        .execute()
      const old = (await folder?.namesStoredBefore(time, prefix)) ?? []
      return [...new Set([...rows.map(({ name }) => name), ...old])]
    },
  }
}
