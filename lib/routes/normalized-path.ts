import { barePath, paths } from './paths.ts'

/** Normalizes a path: /x/, //x and /pt/x become /x; only the cart has a trailing slash (R16, R30). */
export function normalizedPath(pathname: string): string {
  const path = pathname.replace(/[/\\]+/g, '/').replace(/^(?:\/pt)+(?=\/|$)/i, '') || '/'
  return barePath(path) === paths.cart() ? path : path.replace(/(?<=.)\/$/, '')
}
