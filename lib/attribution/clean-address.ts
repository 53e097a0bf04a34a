import { pagePaths } from '../routes/page-paths.ts'
import { barePath, paths } from '../routes/paths.ts'

/** Normalizes a path: /x/, //x and /pt/x become /x; only the cart has a trailing slash (R16, R30). */
export function normalizedPath(pathname: string): string {
  const path = pathname.replace(/[/\\]+/g, '/').replace(/^(?:\/pt)+(?=\/|$)/i, '') || '/'
  return barePath(path) === paths.cart() ? path : path.replace(/(?<=.)\/$/, '')
}

/** The address to redirect to after an ad click: without a query; the survey keeps every parameter except gclid (P8). */
export function cleanAddress(pathname: string, search: string): string {
  const path = normalizedPath(pathname)
  if (barePath(path) !== pagePaths.survey()) return path
  const rest = search
    .slice(1)
    .split('&')
    .filter((part) => part && !new URLSearchParams(part).has('gclid'))
  return rest.length > 0 ? `${path}?${rest.join('&')}` : path
}
