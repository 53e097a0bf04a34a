import 'server-only'
import { brand } from '../host/brand.ts'
import { shoppingStart, type ShoppingStart } from '../content/shell.ts'
import { host } from '../host/host.ts'
import type { Lang } from '../routes/lang.ts'
import { isListingKind } from '../routes/page-kind.ts'
import { pagePaths } from '../routes/page-paths.ts'
import { paths } from '../routes/paths.ts'
import { routeTable } from '../routes/route-table.ts'

/** The path of the listing of all products; `undefined` when an external store has no such page. */
export async function allProductsPath(): Promise<string | undefined> {
  const path = pagePaths.products()
  if (host().env.storeApiUrl === undefined) return path
  return isListingKind(await routeTable()?.kindOf(path)) ? path : undefined
}

/** The page with the products of the shop: the listing of all, or the home page when the store has no such listing. */
export async function browsePath(): Promise<string> {
  return (await allProductsPath()) ?? paths.home()
}

/** The link to where shopping starts: the landing page, else the listing of all products, else the home page (P28). */
export async function loadShoppingStart(lang: Lang): Promise<ShoppingStart> {
  const products = brand().landing ? undefined : await allProductsPath()
  return shoppingStart(brand(), lang, products ?? paths.home())
}
