import { pagePaths } from '../routes/page-paths.ts'
import { barePath, paths } from '../routes/paths.ts'

/** The one path of a page for every way to write it: /x/, //x and /pt/x are /x, but the cart ends with its slash (R16, R30). */
export function onePath(pathname: string): string {
  const path = pathname.replace(/[/\\]+/g, '/').replace(/^(?:\/pt)+(?=\/|$)/i, '') || '/'
  return barePath(path) === paths.cart() ? path : path.replace(/(?<=.)\/$/, '')
}

/** The address without its click: no query at all, only the survey keeps what else it was asked with (P8). */
export function cleanAddress(pathname: string, search: string): string {
  const path = onePath(pathname)
  if (barePath(path) !== pagePaths.survey()) return path
  const rest = search
    .slice(1)
    .split('&')
    .filter((part) => part && !new URLSearchParams(part).has('gclid'))
  return rest.length > 0 ? `${path}?${rest.join('&')}` : path
}
