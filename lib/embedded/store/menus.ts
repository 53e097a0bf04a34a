import { MENU_NAMES, type MenuItem } from '#lib/contract/menu.ts'
import type { MenuFile } from '../seed/catalogue-schema.ts'
import type { Language } from './language.ts'
import type { Store } from './store.ts'
import { readDocument } from './stored-documents.ts'

/** GET struct/menus/{hash}, null when there is no such menu; addresses are paths (contract 4.19). */
export async function menuDocument(store: Store, hash: string, language: Language) {
  const name = MENU_NAMES.find((known) => known === hash)
  if (!name) return null
  const menus = await readDocument<Record<string, MenuFile[]>>(store.db.read, 'menus')
  return { menu: (menus[name] ?? []).map((entry) => menuItem(entry, language)) }
}

function menuItem({ label, path, items }: MenuFile, language: Language): MenuItem {
  return { label: label[language], url: path, itens: items.map((item) => menuItem(item, language)) }
}
