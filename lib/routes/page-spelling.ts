import { isCartGuess } from './address-space.ts'
import { langOfPath } from './lang.ts'
import { normalizedPath } from './normalized-path.ts'
import { barePath, localePath, paths } from './paths.ts'
import { routeTable, type RouteTable } from './route-table.ts'
import { isShopPage } from './shop-pages.ts'
import { otherSpellings } from './store-path.ts'

/**
 * The path of the page that an address means, whatever its case, escapes, slashes and /pt, so that one redirect reaches it (R16).
 * Where no spelling has a page, a guessed address of the cart, such as /carrinho, gives the path of the cart, and any other address
 * its own path without needless slashes and /pt. A path that has no other spelling and is no such guess is not looked up.
 */
export async function pageSpellingOf(pathname: string): Promise<string> {
  const path = normalizedPath(pathname)
  const table = routeTable()
  const others = otherSpellings(pathname).map(normalizedPath)
  const isGuess = isCartGuess(barePath(path))
  if (!table || (!isGuess && others.every((each) => each === path))) return path
  for (const spelling of [path, ...others]) if (await hasPageAt(barePath(spelling), table)) return spelling
  return isGuess ? localePath(langOfPath(path), paths.cart()) : path
}

async function hasPageAt(path: string, table: RouteTable): Promise<boolean> {
  if (table.isReviewsPage(path) || isShopPage(path, table.ownPages())) return true
  const kind = await table.kindOf(path)
  return kind !== undefined && kind !== 'not-found'
}
