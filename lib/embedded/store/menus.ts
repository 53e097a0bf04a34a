import { MENU_NAMES, type EmbeddedMenuItem } from '#lib/contract/menu.ts'
import type { Lang } from '#lib/routes/lang.ts'
import type { MenuFile } from '../seed/catalogue-schema.ts'
import type { StoreContext } from './store.ts'
import { readDocument } from './stored-documents.ts'

/** GET struct/menus/{hash}; null for an unknown menu. Links are paths (contract 4.19). */
export async function menuDocument(store: StoreContext, hash: string, language: Lang) {
  const name = MENU_NAMES.find((known) => known === hash)
  if (!name) return null
  const menus = await readDocument<Record<string, MenuFile[]>>(store.db.read, 'menus')
  return { menu: (menus[name] ?? []).map((entry) => menuItem(entry, language)) }
}

function menuItem({ label, path, items }: MenuFile, language: Lang): EmbeddedMenuItem {
  return { label: label[language], url: path, itens: items.map((item) => menuItem(item, language)) }
}
