import type { Queries } from '../db/database.ts'

/** Returns a stored JSON document: 'settings', 'brand', 'home', 'homeKits', 'menus', 'traits' or 'synonyms'. */
export async function readDocument<T>(queries: Queries, name: string): Promise<T> {
  const row = await queries
    .selectFrom('document')
    .select('body')
    .where('name', '=', name)
    .executeTakeFirstOrThrow()
  return JSON.parse(row.body) as T
}
