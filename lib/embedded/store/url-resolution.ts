import type { Level } from '#lib/contract/levels.ts'
import { isListPath } from './list-detail.ts'
import { listingKindOf } from './listings.ts'
import { findPage } from './pages.ts'
import type { StoreContext } from './store.ts'

/** GET url/verify: the level of a path; null for an unknown path (contract 4.3). */
export async function levelOf(store: StoreContext, path: string): Promise<Level | null> {
  if (path === '/') return 'home'
  const queries = store.db.read
  const product = await queries.selectFrom('product').select('id').where('path', '=', path).executeTakeFirst()
  if (product) return 'product/detail'
  if (await isListPath(queries, path)) return 'list/detail'
  const page = await findPage(queries, path)
  if (page) return page.level
  const kind = await listingKindOf(store, path)
  return kind && `product/listing/${kind}`
}
