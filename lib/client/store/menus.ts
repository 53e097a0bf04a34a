import { menuSchema, type WireMenuItem, type MenuName } from '../../contract/menu.ts'
import { pathOfUrl } from '../../routes/paths.ts'
import type { ApiClient } from '../api-client.ts'

/** A menu item; `path` is undefined for a heading that is not a link. */
export interface MenuItem {
  label: string
  path: string | undefined
  items: MenuItem[]
}

function toMenuItem({ label, url, itens }: WireMenuItem): MenuItem {
  return { label, path: url ? pathOfUrl(url) : undefined, items: itens.map(toMenuItem) }
}

/** GET struct/menus/{hash}: the items of a menu (contract 4.19). Throws ApiError. */
export async function getMenu(store: ApiClient, name: MenuName): Promise<MenuItem[]> {
  return (await store.call('get', `struct/menus/${name}`, menuSchema)).menu.map(toMenuItem)
}
