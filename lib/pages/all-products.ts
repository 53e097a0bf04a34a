import 'server-only'
import { host } from '../host/host.ts'
import { isListingKind } from '../routes/page-kind.ts'
import { pagePaths } from '../routes/page-paths.ts'
import { routeTable } from '../routes/route-table.ts'

/** The path of the listing of all products; `undefined` when an external store has no such page. */
export async function allProductsPath(): Promise<string | undefined> {
  const path = pagePaths.products()
  if (host().env.storeApiUrl === undefined) return path
  return isListingKind(await routeTable()?.kindOf(path)) ? path : undefined
}
