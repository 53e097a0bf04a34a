import { Icon } from '#components/ui/icon.tsx'
import { Link } from '#components/ui/link.tsx'
import { institutionalCopy, type InstitutionalName } from '#lib/copy/institutional.ts'
import type { InstitutionalLink } from '#lib/content/institutional.ts'
import type { Lang } from '#lib/routes/lang.ts'
import { localePath } from '#lib/routes/paths.ts'
import styles from './side-menu.module.css'

// The five pages of spec section 2, in its order.
const ITEMS = ['service', 'faq', 'privacy', 'about', 'terms'] as const satisfies readonly InstitutionalName[]

interface SideMenuProps {
  lang: Lang
  path: string
  links: readonly InstitutionalLink[]
}

/**
 * The institutional side menu: five pages, the current one marked. On small screens a button opens and closes the list (spec sections
 * 2 and 4); on wide ones it is always open.
 */
export function SideMenu({ lang, path, links }: SideMenuProps) {
  const { menu } = institutionalCopy[lang]
  const shown = ITEMS.flatMap((name) => links.find((link) => link.name === name) ?? [])
  return (
    <nav aria-label={menu} className={styles.menu} data-print="off">
      <details className={styles.toggle}>
        <summary className={styles.summary}>
          {menu}
          <Icon name="chevron" size="small" />
        </summary>
        <ul role="list" className={styles.list}>
          {shown.map(({ name, path: target, label }) => (
            <li key={name}>
              <Link
                href={localePath(lang, target)}
                aria-current={target === path ? 'page' : undefined}
                className={styles.item}
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  )
}
