import type { Lang } from '../../routes/lang.ts'
import { readStoreLink } from './store-link.ts'

/** A link of a menu group, with its path and query without language. */
interface GroupLink {
  label: string
  path: string
}

// Only the fields that the menu needs. The schema of menus would load with the menu.
interface WireEntry {
  label?: string
  url?: string
  link?: string
  rota?: { path?: string; query?: Record<string, string> }
  itens?: WireEntry[]
  sub?: WireEntry[]
}

/**
 * GET struct/menus/{hash}: the links of one group, which all lead to pages of the shop, whatever host they name (contract 4.19). Throws
 * when the store does not respond, or differently.
 */
export async function getMenuGroup(
  front: string,
  { lang, menu, label }: { lang: Lang; menu: string; label: string },
): Promise<GroupLink[]> {
  const response = await fetch(`${front}/struct/menus/${menu}`, { headers: { 'accept-language': lang } })
  if (!response.ok) throw new Error(`Status ${response.status}`)
  const document = (await response.json()) as { menu: WireEntry[] }
  const { itens = [], sub = [] } = document.menu.find((entry) => entry.label?.trim() === label) ?? {}
  return [...itens, ...sub].flatMap((item) => {
    const path = readStoreLink(addressOf(item), () => true)?.path
    return item.label && path ? [{ label: item.label, path }] : []
  })
}

function addressOf({ url, link, rota }: WireEntry): string {
  const query = new URLSearchParams(rota?.query).toString()
  return rota?.path ? rota.path + (query && `?${query}`) : url || link || ''
}
