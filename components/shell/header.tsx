import type { ReactNode } from 'react'
import { Link } from '#components/ui/link.tsx'
import type { MenuItem } from '#lib/api/store/menus.ts'
import { shellCopy } from '#lib/copy/shell.ts'
import type { Lang } from '#lib/routes/lang.ts'
import { localePath, paths } from '#lib/routes/paths.ts'
import { AccessLink } from './access-link.tsx'
import styles from './header.module.css'
import { LanguageSwitch } from './language-switch.tsx'
import { Logo } from './logo.tsx'

interface HeaderProps {
  lang: Lang
  brand: string
  menu: MenuItem[]
  loginMarkerKey: string
  /** The cart button, which belongs to another feature. */
  cart: ReactNode
}

/** The top of every page: brand, lines of the shop, language, account and cart (spec section 2, App shell). */
export function Header({ lang, brand, menu, loginMarkerKey, cart }: HeaderProps) {
  const copy = shellCopy[lang]
  const { access, account, otherLanguage, otherLanguageLabel } = copy
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Link href={localePath(lang, paths.home())} className={styles.brand} aria-label={copy.home}>
          <Logo brand={brand} />
        </Link>
        <div className={styles.tools}>
          <LanguageSwitch lang={lang} copy={{ otherLanguage, otherLanguageLabel }} className={styles.tool} />
          <AccessLink
            lang={lang}
            copy={{ access, account }}
            loginMarkerKey={loginMarkerKey}
            className={styles.tool}
          />
          {cart}
        </div>
      </div>
      {menu.length > 0 && (
        <nav aria-label={copy.mainMenu} className={styles.lines}>
          <ul role="list">
            {menu.map(({ label, path, items }) => {
              const target = path ?? items[0]?.path
              return (
                target && (
                  <li key={label}>
                    <Link href={localePath(lang, target)}>{label}</Link>
                  </li>
                )
              )
            })}
          </ul>
        </nav>
      )}
    </header>
  )
}
