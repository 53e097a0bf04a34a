import { barePath } from '../../routes/paths.ts'

/** Where an address of the store leads: to a page of the shop, or to another site, a phone number or a mailbox. */
export interface StoreLink {
  /** Path and query of a page of the shop, without language. */
  path?: string
  /** Any other address. */
  url?: string
}

/** Whether a host, with its port, belongs to the store. */
export type IsOwnHost = (host: string) => boolean

/**
 * Reads an address of the store's menus and banners: addresses on the store's hosts lead to the shop's pages, with path and query;
 * `undefined` for an anchor, a plain text or a script (platform 3.1).
 */
export function readStoreLink(address: string, isOwnHost: IsOwnHost): StoreLink | undefined {
  const text = address.trim()
  if (/^(?:tel|mailto):\S/i.test(text)) return { url: text }
  if (!/^(?:https?:)?\/\/[^/\s]|^\/(?!\/)/i.test(text) || /\s/.test(text)) return undefined
  const url = URL.parse(text, 'https://own.invalid')
  if (!url) return undefined
  return url.host === 'own.invalid' || isOwnHost(url.host) ? { path: pathAndQuery(url) } : { url: url.href }
}

function pathAndQuery({ pathname, search }: URL): string {
  return barePath(pathname.replace(/\/+$/, '') || '/') + search
}
