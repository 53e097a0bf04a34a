import { getMenuGroup } from '#lib/client/store/menu-group.ts'
import { langOfPath } from '#lib/routes/lang.ts'
import { localePath } from '#lib/routes/paths.ts'
import { MENU_PANEL } from './panel-ids.ts'

const filled = new WeakSet<Element>()

/** Adds the links of groups that menu-entry.tsx leaves empty when the menu is used for the first time. */
export function watchLateMenuItems(): void {
  const bar = document.getElementById(MENU_PANEL)
  const fillAll = () =>
    bar?.querySelectorAll<HTMLElement>('[data-late]').forEach((group) => void addItems(group))
  bar?.addEventListener('pointerenter', fillAll, { once: true })
  // The panel on phones opens, or a group by keyboard. Captured, because the event does not bubble.
  bar?.addEventListener('toggle', fillAll, true)
  // A group that was opened before this code had loaded.
  if (bar?.querySelector('details[open]')) fillAll()
}

/** Adds the links of a group from the store's menu; while the store fails, the group has the link to its page only. */
export async function addItems(group: HTMLElement): Promise<void> {
  const menu = group.dataset['late']
  const list = group.querySelector('ul')
  const label = group.querySelector('summary')?.textContent
  if (!menu || !list || !label || filled.has(group)) return
  filled.add(group)
  const lang = langOfPath(location.pathname)
  try {
    const front = new URL('/v2/front', location.origin).href
    const links = await getMenuGroup(front, { lang, menu, label: label.trim() })
    list.append(...links.map((link) => listItem(link.label, localePath(lang, link.path))))
  } catch {
    filled.delete(group)
  }
}

function listItem(label: string, href: string): HTMLLIElement {
  const link = Object.assign(document.createElement('a'), { href, rel: 'nofollow', textContent: label })
  link.dataset['link'] = ''
  const item = document.createElement('li')
  item.append(link)
  return item
}
