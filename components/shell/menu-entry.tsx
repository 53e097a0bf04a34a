import { Icon } from '#components/ui/icon.tsx'
import { Link } from '#components/ui/link.tsx'
import type { MenuItem } from '#lib/client/store/menus.ts'
import { shellCopy } from '#lib/copy/shell.ts'
import type { Lang } from '#lib/routes/lang.ts'
import { localePath } from '#lib/routes/paths.ts'
import styles from './main-menu.module.css'

interface MenuEntryProps {
  lang: Lang
  entry: MenuItem
  className?: string | undefined
}

/** A menu entry: a link or a group of links. Groups share a name, so that at most one is open. */
export function MenuEntry({ lang, entry, className }: MenuEntryProps) {
  const { label, path, items } = entry
  if (items.length === 0)
    return (
      path && (
        <li className={className}>
          <Link href={localePath(lang, path)} className={styles.top}>
            {label}
          </Link>
        </li>
      )
    )
  const isListed = items.some((item) => item.path === path)
  return (
    <li className={className}>
      <details name="menu-principal" className={styles.group}>
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
                  {shellCopy[lang].seeAll(label)}
                </Link>
              )}
            </div>
            <ul role="list" className={styles.items}>
              {items.map(
                (item) =>
                  item.path && (
                    <li key={item.label}>
                      <Link href={localePath(lang, item.path)}>{item.label}</Link>
                    </li>
                  ),
              )}
            </ul>
          </div>
        </div>
      </details>
    </li>
  )
}
