import type { ReactNode } from 'react'
import { classNames } from '#components/ui/class-names.ts'
import { Icon } from '#components/ui/icon.tsx'
import { Link } from '#components/ui/link.tsx'
import { shellCopy } from '#lib/copy/shell.ts'
import { localePath, paths } from '#lib/routes/paths.ts'
import { AccountLink } from './account-link.tsx'
import styles from './header.module.css'
import { Logo } from './logo.tsx'
import { MainMenu, type MainMenuProps } from './main-menu.tsx'
import { MENU_PANEL, SEARCH_PANEL } from './panel-ids.ts'
import { LazyShellBehavior } from './lazy-shell-behavior.tsx'

interface HeaderProps extends MainMenuProps {
  /** The search form; a prop because it belongs to another feature. */
  search: ReactNode
  /** The cart button; a prop because it belongs to another feature. */
  cart: ReactNode
}

/** The header of every page: brand, search, account, cart and the menu (spec section 2, App shell). */
export function Header({ lang, search, cart, ...menu }: HeaderProps) {
  const copy = shellCopy[lang]
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <button type="button" popoverTarget={MENU_PANEL} aria-label={copy.openMenu} className={styles.opener}>
          <Icon name="menu" />
        </button>
        <Link
          href={localePath(lang, paths.home())}
          className={styles.brand}
          aria-label={copy.home(menu.brand.name)}
        >
          <Logo {...menu.brand} />
        </Link>
        <div id={SEARCH_PANEL} popover="auto" className={classNames(styles.sheet, styles.search)}>
          {search}
          <button
            type="button"
            popoverTarget={SEARCH_PANEL}
            popoverTargetAction="hide"
            aria-label={copy.closeSearch}
            className={styles.opener}
          >
            <Icon name="close" />
          </button>
        </div>
        <div className={styles.tools}>
          <button
            type="button"
            popoverTarget={SEARCH_PANEL}
            aria-label={copy.openSearch}
            className={styles.opener}
          >
            <Icon name="search" />
          </button>
          <AccountLink lang={lang} loginMarkerKey={menu.loginMarkerKey} />
          {cart}
        </div>
      </div>
      <MainMenu lang={lang} {...menu} />
      <LazyShellBehavior />
    </header>
  )
}
