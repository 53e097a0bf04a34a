import { isStorePath } from '../../routes/store-path.ts'
import { pathIn } from './address.ts'

/**
 * The path of an address of the store, without language; `undefined` when this shop cannot have a page there, as for a file or
 * an address below /img (platform 2, 6).
 */
export function pagePathIn(url: string): string | undefined {
  const path = pathIn(url)
  return path === undefined || isPagePath(path) ? path : undefined
}

/** Whether this shop can have a page of the store at a path, which may have a query. */
export function isPagePath(path: string): boolean {
  const [pathname = '/'] = path.split('?', 1)
  return pathname === '/' || isStorePath(pathname)
}
