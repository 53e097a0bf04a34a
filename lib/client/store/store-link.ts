import { barePath } from '../../routes/paths.ts'

/** The target of an address in the store's menus and banners: either a page of the shop (`path`) or anything else (`url`). */
export interface StoreLink {
  /** Path and query of the shop's page, without the language prefix. */
  path?: string
  /** Another site, a `tel:` or a `mailto:` address. */
  url?: string
}

/** Whether a host, with its port, belongs to the store. */
export type IsOwnHost = (host: string) => boolean

/**
 * Reads an address of the store's menus and banners. An address on a host of the store becomes a path of the shop. Returns
 * `undefined` for what is not a link: a bare anchor, a relative path, plain text, `javascript:` (platform 3.1).
 */
export function readStoreLink(address: string, isOwnHost: IsOwnHost): StoreLink | undefined {
  const text = address.trim()
  if (/^(?:tel|mailto):\S/i.test(text)) return { url: text }
  if (!/^(?:https?:)?\/\/[^/\s]|^\/(?!\/)/i.test(text) || /\s/.test(text)) return undefined
  const url = URL.parse(text, 'https://own.invalid')
  if (!url) return undefined
  return url.host === 'own.invalid' || isOwnHost(url.host) ? { path: pathAndQuery(url) } : { url: url.href }
}

// Brackets are valid in a query only as escapes, which URL does not write.
function pathAndQuery({ pathname, search }: URL): string {
  return barePath(pathname.replace(/\/+$/, '') || '/') + search.replace(/[[\]]/g, encodeURIComponent)
}
