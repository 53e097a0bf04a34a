import { Link } from '#components/ui/link.tsx'
import { institutionalCopy, type InstitutionalName } from '#lib/copy/institutional.ts'
import type { Lang } from '#lib/routes/lang.ts'
import { pagePaths } from '#lib/routes/page-paths.ts'
import { localePath } from '#lib/routes/paths.ts'
import styles from './side-menu.module.css'

// The five pages of spec section 2, in its order.
const ITEMS = ['service', 'faq', 'privacy', 'about', 'terms'] as const satisfies readonly InstitutionalName[]

/** The institutional side menu: five pages, the current one marked; a scrollable strip on phones (spec section 2, App shell). */
export function SideMenu({ lang, path }: { lang: Lang; path: string }) {
  const { menu, pages } = institutionalCopy[lang]
  return (
    <nav aria-label={menu} className={styles.menu} data-print="off">
      <ul role="list" className={styles.list}>
        {ITEMS.map((name) => {
          const target = pagePaths[name]()
          return (
            <li key={name}>
              <Link
                href={localePath(lang, target)}
                aria-current={target === path ? 'page' : undefined}
                className={styles.item}
              >
                {pages[name].label}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
