import { classNames } from '#components/ui/class-names.ts'
import { Icon } from '#components/ui/icon.tsx'
import { Link } from '#components/ui/link.tsx'
import type { MenuItem } from '#lib/client/store/menus.ts'
import type { Company } from '#lib/config/company.ts'
import { cartBadgeCopy } from '#lib/copy/cart-badge.ts'
import { shellCopy } from '#lib/copy/shell.ts'
import type { Lang } from '#lib/routes/lang.ts'
import { localePath, paths } from '#lib/routes/paths.ts'
import { AccountLink } from './account-link.tsx'
import header from './header.module.css'
import { LanguageSwitch } from './language-switch.tsx'
import { Logo, type LogoBrand } from './logo.tsx'
import { MenuEntry } from './menu-entry.tsx'
import styles from './main-menu.module.css'
import { furtherLinks } from './further-links.ts'
import { MenuLink } from './menu-link.tsx'
import { MENU_PANEL, SEARCH_PANEL } from './panel-ids.ts'

export interface MainMenuProps {
  lang: Lang
  brand: LogoBrand
  menu: MenuItem[]
  /** Entries that only the phone menu shows. */
  phoneMenu: MenuItem[]
  /** The names (`hash`) of both menus at the store. */
  menuNames: { main: string; phone: string }
  links: Company['links']
  loginMarkerKey: string
}

/**
 * The main navigation: a bar on wide screens, a panel from the left on phones. Popover and details work without JavaScript;
 * shell-behavior.ts adds focus handling, hover intent and Esc (spec section 2, App shell).
 */
export function MainMenu({ lang, brand, menu, phoneMenu, menuNames, links, loginMarkerKey }: MainMenuProps) {
  const { mainMenu, otherLanguage, otherLanguageLabel } = shellCopy[lang]
  return (
    // Not a nav element: while it is open on a phone, it is a dialog (panels.ts).
    <div
      role="navigation"
      id={MENU_PANEL}
      popover="auto"
      aria-label={mainMenu}
      className={classNames(header.sheet, styles.menu)}
    >
      <PanelHead lang={lang} brand={brand} loginMarkerKey={loginMarkerKey} />
      <div className={styles.row}>
        <ul role="list" className={styles.groups}>
          {menu.map((entry) => (
            <MenuEntry key={entry.label} lang={lang} entry={entry} menu={menuNames.main} />
          ))}
          {phoneMenu.map((entry) => (
            <MenuEntry
              key={entry.label}
              lang={lang}
              entry={entry}
              menu={menuNames.phone}
              className={styles.phoneOnly}
            />
          ))}
        </ul>
        <ul role="list" className={styles.more}>
          {furtherLinks(lang, links).map((item) => (
            <li key={item.label} className={styles.outside}>
              <MenuLink lang={lang} item={item} />
            </li>
          ))}
          <li>
            <LanguageSwitch lang={lang} copy={{ otherLanguage, otherLanguageLabel }} />
          </li>
        </ul>
      </div>
    </div>
  )
}

/** The top of the phone menu, like the header: close button, brand, search, account and cart with its item count. */
function PanelHead({
  lang,
  brand,
  loginMarkerKey,
}: Pick<MainMenuProps, 'lang' | 'brand' | 'loginMarkerKey'>) {
  const { closeMenu, home, openSearch } = shellCopy[lang]
  return (
    <div className={styles.head}>
      <button
        type="button"
        popoverTarget={MENU_PANEL}
        popoverTargetAction="hide"
        aria-label={closeMenu}
        className={header.opener}
      >
        <Icon name="close" />
      </button>
      <Link href={localePath(lang, paths.home())} className={header.brand} aria-label={home(brand.name)}>
        <Logo {...brand} />
      </Link>
      <div className={header.tools}>
        <button type="button" popoverTarget={SEARCH_PANEL} aria-label={openSearch} className={header.opener}>
          <Icon name="search" />
        </button>
        <AccountLink lang={lang} loginMarkerKey={loginMarkerKey} />
        <a
          href={localePath(lang, paths.cart())}
          aria-label={cartBadgeCopy[lang].cart}
          className={header.opener}
          data-menu-cart-link=""
        >
          <Icon name="cart" />
          <span className={styles.count} />
        </a>
      </div>
    </div>
  )
}
