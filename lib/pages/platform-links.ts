import 'server-only'
import type { StoreLink } from '../client/store/store-link.ts'
import { host } from '../host/host.ts'
import { isPlatformPath } from '../routes/address-space.ts'
import { paths } from '../routes/paths.ts'
import { routeTable } from '../routes/route-table.ts'
import { isShopPage } from '../routes/shop-pages.ts'
import { isStorePath } from '../routes/store-path.ts'
import { platformPage } from './platform-page.ts'

/**
 * A link of the store's menus or banners. A link to an address of the store that cannot be a page of this shop, such as a file or the
 * account, leads to the store's own site (platform 4, 6).
 */
export function withPlatformPage<T extends StoreLink>(link: T): T {
  if (link.path === undefined || isPage(link.path.replace(/\?.*/, ''))) return link
  const { path, ...rest } = link
  const url = platformPage(path)
  return url === undefined ? link : ({ ...rest, url } as T)
}

function isPage(path: string): boolean {
  if (path === paths.home() || isStorePath(path)) return true
  const own = routeTable()?.ownPages()
  if (own && isShopPage(path, own)) return true
  return host().env.platformProxy && isPlatformPath(path)
}
