import { FILE_NAME, NOT_IN_STORE, STORE_PATH } from './address-space.ts'

const LONGEST_STORE_PATH = 600

/** Whether the store may have a page at a path without language; the shop does not call the store for any other path (R73). */
export function isStorePath(path: string): boolean {
  if (path.length > LONGEST_STORE_PATH || !STORE_PATH.test(path)) return false
  return !FILE_NAME.test(path) && !NOT_IN_STORE.test(path)
}

/**
 * The paths at which the page of a misspelled path may be, the nearest first: without escapes that it does not need, and in small
 * letters, because addresses of a store may have capitals and accents of their own (R16, platform 2).
 */
export function otherSpellings(pathname: string): string[] {
  if (/%(?:2f|5c)/i.test(pathname)) return []
  const decoded = decodeURIComponent(pathname)
  const spellings = new Set([decoded, decoded.toLowerCase()].map(encodeURI))
  return [...spellings].filter((each) => each !== pathname && STORE_PATH.test(each.replace(/(?<=.)\/$/, '')))
}
