import { Icon } from '#components/ui/icon.tsx'
import { Link } from '#components/ui/link.tsx'
import type { MenuItem } from '#lib/client/store/menus.ts'
import { searchCopy } from '#lib/copy/search.ts'
import { shellCopy } from '#lib/copy/shell.ts'
import type { Lang } from '#lib/routes/lang.ts'
import { localePath } from '#lib/routes/paths.ts'
import styles from './menu-entry.module.css'
import { MenuLink } from './menu-link.tsx'

interface MenuEntryProps {
  lang: Lang
  entry: MenuItem
  /** The name (`hash`) of the store's menu that has the entry. */
  menu: string
  className?: string | undefined
}

/**
 * A menu entry: a link, a text or a group. Groups share a name, so that at most one is open. Links to filtered lists, which no search
 * engine indexes, are not in the HTML of every page: late-menu-items.ts adds them when the menu is used.
 */
export function MenuEntry({ lang, entry, menu, className }: MenuEntryProps) {
  const { label, path, items } = entry
  if (items.length === 0)
    return (
      <li className={className}>
        <MenuLink lang={lang} item={entry} className={styles.top} />
      </li>
    )
  const isListed = items.some((item) => item.path === path)
  const isLate = items.every((item) => item.path?.includes('?'))
  return (
    <li className={className}>
      <details name="menu-principal" className={styles.group} data-late={isLate ? menu : undefined}>
        <summary className={styles.top}>
          {label}
          <Icon name="chevron" size="small" className={styles.chevron} />
        </summary>
        <div className={styles.panel}>
          <div className={styles.inside}>
            <div className={styles.about}>
              <p aria-hidden="true" className={styles.title}>
                {label}
              </p>
              {path && !isListed && (
                <Link href={localePath(lang, path)} className={styles.all}>
                  {isLate ? searchCopy[lang].all : shellCopy[lang].seeAll(label)}
                </Link>
              )}
            </div>
            <MenuItems lang={lang} items={isLate ? [] : items} className={styles.items} />
          </div>
        </div>
      </details>
    </li>
  )
}

// The entries of a group and, recursively, their own entries.
function MenuItems({
  lang,
  items,
  className,
}: {
  lang: Lang
  items: MenuItem[]
  className: string | undefined
}) {
  return (
    <ul role="list" className={className}>
      {items.map((item) => (
        <li key={item.label}>
          <MenuLink lang={lang} item={item} />
          {item.items.length > 0 && <MenuItems lang={lang} items={item.items} className={styles.below} />}
        </li>
      ))}
    </ul>
  )
}
