import { plainText } from '../../text/plain-text.ts'
import { menuSchema, type WireMenuItem } from '../../contract/menu.ts'
import type { ApiClient } from '../api-client.ts'
import { readStoreLink, type IsOwnHost, type StoreLink } from './store-link.ts'

/** A menu item: a link if it has `path` or `url`, otherwise a heading or a text. */
export interface MenuItem extends StoreLink {
  /** Without HTML; never empty. */
  label: string
  /** A text beside the label, in menus that a store uses as a list of texts. */
  text?: string
  /** The address of a picture, shown beside the label. */
  icon?: string
  items: MenuItem[]
}

const PICTURE = /^(?:https?:)?\/\/\S+\.(?:svg|png|webp|avif|gif|jpe?g)(?:\?\S*)?$/i

function toMenuItems(wire: WireMenuItem, isOwnHost: IsOwnHost): MenuItem[] {
  const address = wire.rota.path
    ? wire.rota.path + queryOf(wire.rota.query)
    : [wire.link, wire.url].find((each) => readStoreLink(each, isOwnHost))
  const link = address && readStoreLink(address, isOwnHost)
  const items = [...wire.itens, ...wire.sub].flatMap((item) => toMenuItems(item, isOwnHost))
  const icon = PICTURE.test(wire.icone) ? wire.icone : undefined
  const label = wire.label || (link && (icon || wire.icone) ? nameOf(link) : '')
  const text = link ? '' : textOf(wire.link)
  if (!label && !text) return items
  return [{ label: label || text, ...(label && text && { text }), ...(icon && { icon }), ...link, items }]
}

function queryOf(query: [string, string][]): string {
  return query.length > 0 ? `?${new URLSearchParams(query)}` : ''
}

// An entry with only an icon gets its destination as label.
function nameOf({ path, url }: StoreLink): string {
  return (
    (url && (URL.parse(url)?.hostname.replace(/^www\./, '') || url.replace(/^[a-z]+:/i, ''))) || path || ''
  )
}

// A `link` that is not an address is a text beside the label (platform 3.1).
function textOf(link: string): string {
  return /^#|^[a-z]+:/i.test(link) ? '' : plainText(link)
}

/** GET struct/menus/{hash}: the items of a menu (contract 4.19, platform 3.1). Throws ApiError. */
export async function getMenu(store: ApiClient, hash: string, isOwnHost: IsOwnHost): Promise<MenuItem[]> {
  const { menu } = await store.call('get', `struct/menus/${hash}`, menuSchema)
  return menu.flatMap((item) => toMenuItems(item, isOwnHost))
}
