import 'server-only'
import { host } from '../../host/host.ts'
import { loadFooterMenu, loadMenu } from '../../pages/loaders.ts'
import type { MenuItem } from '../../client/store/menus.ts'
import type { Lang } from '../../routes/lang.ts'
import { isListingKind, type ListingKind } from '../../routes/page-kind.ts'
import { pagePaths } from '../../routes/page-paths.ts'
import { routeTable } from '../../routes/route-table.ts'

/** A listing that discovery files read products from. */
export interface ProductSource {
  kind: ListingKind
  path: string
}

/**
 * The listings that together have every product: the listing of all products, or, in a store without one, every listing that
 * its menus link to (platform 2, 3.1). A product can be in several of the latter.
 */
export async function productSources(lang: Lang): Promise<ProductSource[]> {
  const all = pagePaths.products()
  const hasAll = host().env.storeApiUrl === undefined || (await mayBeListing(all))
  if (hasAll) return [{ kind: 'landing-page', path: all }]
  const { mainMenu, phoneMenu, popularMenu } = host().env.blocks
  const menus = await Promise.all([
    loadMenu(lang, mainMenu),
    loadMenu(lang, phoneMenu),
    loadMenu(lang, popularMenu),
    loadFooterMenu(lang),
  ])
  const linkedPaths = [...new Set(menus.flat().flatMap(pathsOf))]
  const sources = await Promise.all(
    linkedPaths.map(async (path) => {
      const kind = await routeTable()?.kindOf(path)
      return isListingKind(kind) ? [{ kind, path }] : []
    }),
  )
  return sources.flat()
}

// While the store does not respond the kind is unknown; reading the listing then reports the outage.
async function mayBeListing(path: string): Promise<boolean> {
  const kind = await routeTable()?.kindOf(path)
  return kind === undefined || isListingKind(kind)
}

function pathsOf({ path, items }: MenuItem): string[] {
  return [...(path === undefined ? [] : [path]), ...items.flatMap(pathsOf)]
}
