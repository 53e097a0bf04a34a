import { Link } from '#components/ui/link.tsx'
import type { MenuItem } from '#lib/api/store/menus.ts'
import type { Company } from '#lib/config/company.ts'
import { shellCopy } from '#lib/copy/shell.ts'
import type { Lang } from '#lib/routes/lang.ts'
import { localePath } from '#lib/routes/paths.ts'
import { BRL, BRL_IN_ENGLISH, formatMoney } from '#lib/shop/currency.ts'
import type { ShopSettings } from '#lib/shop/settings.ts'
import { CompanyDetails } from './company-details.tsx'
import styles from './footer.module.css'
import { LanguageSwitch } from './language-switch.tsx'
import { Logo } from './logo.tsx'

interface FooterProps {
  lang: Lang
  brand: string
  menu: MenuItem[]
  company: Company
  settings: ShopSettings
}

/** The end of every page: lines, service hours, company and language (spec section 2; decisions P20, P23). */
export function Footer({ lang, brand, menu, company, settings }: FooterProps) {
  const copy = shellCopy[lang]
  const { otherLanguage, otherLanguageLabel } = copy
  const money = (cents: number) => formatMoney(cents, lang === 'en' ? BRL_IN_ENGLISH : BRL)
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <div>
          <Logo brand={brand} />
          <p className={styles.tagline}>{copy.tagline}</p>
          <p>{copy.shipping(money(settings.fixedShipping), money(settings.freeShippingFrom))}</p>
        </div>
        {menu.length > 0 && (
          <nav aria-label={copy.products}>
            <h2>{copy.products}</h2>
            <ul role="list" className={styles.products}>
              {menu.map(
                ({ label, path }) =>
                  path && (
                    <li key={path}>
                      <Link href={localePath(lang, path)}>{label}</Link>
                    </li>
                  ),
              )}
            </ul>
          </nav>
        )}
        <section aria-labelledby="atendimento">
          <h2 id="atendimento">{copy.service}</h2>
          <p>{copy.hours}</p>
          <CompanyDetails lang={lang} company={company} />
        </section>
      </div>
      <div className={styles.end}>
        <p>{copy.copyright(brand, new Date().getFullYear())}</p>
        <LanguageSwitch
          lang={lang}
          copy={{ otherLanguage, otherLanguageLabel }}
          className={styles.language}
        />
      </div>
    </footer>
  )
}
