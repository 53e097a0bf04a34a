import { isModeration } from './moderation-paths.ts'
import { needsMiddleware } from './known-pages.ts'
import { langOfPath } from './lang.ts'
import { barePath, localePath, paths } from './paths.ts'
import type { RouteTable } from './route-table.ts'
import { isShopPage, needsReports } from './shop-pages.ts'
import { normalizedPath } from './normalized-path.ts'
import { pageSpellingOf } from './page-spelling.ts'

/** The internal path of the not-found page for an address: it suggests the page in the menus whose path is most similar, if any is. */
export async function notFoundPath(pathname: string, table: RouteTable | undefined): Promise<string> {
  const nearest = await table?.nearest(barePath(pathname))
  const page = nearest ? `${paths.notFound()}/${encodeURIComponent(nearest.slice(1))}` : paths.notFound()
  const lang = langOfPath(pathname)
  return lang === 'pt' ? `/pt${page}` : localePath(lang, page)
}

/**
 * Whether the store has no page at a URL (path and query) and middleware would answer it with the not-found page, whatever the rest
 * of the request says. False for every address about which middleware decides anything else (docs/decisions/0097).
 */
export async function hasNoPage(url: string, table: RouteTable): Promise<boolean> {
  const [pathname = '/', search = ''] = url.split('?', 2)
  const isForMiddleware = new URLSearchParams(search).has('gclid') || isModeration(pathname)
  if (isForMiddleware || !needsMiddleware(url, table) || normalizedPath(pathname) !== pathname) return false
  const path = barePath(pathname)
  const isOfShop = needsReports(path) || table.isReviewsPage(path) || isShopPage(path, table.ownPages())
  if (isOfShop || table.externalUrl(path) !== undefined) return false
  return (await table.kindOf(path)) === 'not-found' && (await pageSpellingOf(pathname)) === pathname
}
