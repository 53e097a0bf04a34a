import 'server-only'
import { routeTable } from '../routes/route-table.ts'
import { isShopPage } from '../routes/shop-pages.ts'

/** Whether a page exists at a path, without language: one of the shop itself or one of the store (platform 2, P28). */
export async function hasPage(path: string): Promise<boolean> {
  const table = routeTable()
  if (!table || isShopPage(path, table.ownPages())) return true
  const kind = await table.kindOf(path)
  return kind !== undefined && kind !== 'not-found'
}
