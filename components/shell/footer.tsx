import { Icon } from '#components/ui/icon.tsx'
import { DeferredSection } from '#components/ui/deferred-section.tsx'
import type { MenuItem } from '#lib/client/store/menus.ts'
import type { Company } from '#lib/config/company.ts'
import { consentCopy } from '#lib/copy/consent.ts'
import { shellCopy } from '#lib/copy/shell.ts'
import { shippingTerms } from '#lib/pricing/shipping-terms.ts'
import { hasBrandTexts } from '#lib/routes/brand-texts.ts'
import type { Lang } from '#lib/routes/lang.ts'
import { pagePaths } from '#lib/routes/page-paths.ts'
import { localePath } from '#lib/routes/paths.ts'
import type { ShopSettings } from '#lib/shop/settings.ts'
import { hasTags } from '#lib/shop/tags.ts'
import { CompanyDetails } from './company-details.tsx'
import { CustomerRelations } from './customer-relations.tsx'
import { EbitSeal } from './ebit-seal.tsx'
import styles from './footer.module.css'
import { LanguageSwitch } from './language-switch.tsx'
import { Logo, type LogoBrand } from './logo.tsx'
import { MenuLink } from './menu-link.tsx'
import { furtherLinks } from './further-links.ts'
import { NewsletterForm } from './newsletter-form.tsx'
import { PaymentMarks } from './payment-marks.tsx'
import { SocialLinks } from './social-links.tsx'

/** The brand's data in the footer; a field without a value is not shown (P28, P29). */
interface FooterBrand extends LogoBrand {
  tagline: string | undefined
  returnDays: number | undefined
  hours: string | undefined
  hasChat?: boolean
  deliversEverywhere: boolean
  paymentMethods: readonly string[]
}

interface FooterProps {
  lang: Lang
  brand: FooterBrand
  menu: MenuItem[]
  company: Company
  settings: Pick<ShopSettings, 'conversion' | 'fixedShipping' | 'freeShippingFrom' | 'tags'>
}

/** The footer of every page: brand, menu, customer relations, payments, company and language (spec section 2; P20, P23). */
export function Footer({ lang, brand, menu, company, settings }: FooterProps) {
  const copy = shellCopy[lang]
  const { otherLanguage, otherLanguageLabel } = copy
  const shipping = shippingTerms(lang, settings, copy.shipping)
  return (
    <DeferredSection as="footer" className={styles.footer}>
      <div className={styles.brand}>
        <Logo name={brand.name} mark={brand.mark} />
        {brand.tagline && <p>{brand.tagline}</p>}
        {shipping && <p>{shipping}</p>}
        <SocialLinks lang={lang} socials={company.socials} />
      </div>
      <FooterMenu lang={lang} menu={menu} links={company.links} />
      <NewsletterForm lang={lang} />
      <CustomerRelations lang={lang} company={company} hours={brand.hours} hasChat={brand.hasChat === true} />
      <div className={styles.trust}>
        <ul role="list" aria-label={copy.badges} className={styles.badges}>
          <li>
            <Icon name="lock" size="small" />
            {copy.secureSite}
          </li>
          {brand.returnDays !== undefined && (
            <li>
              <Icon name="check" size="small" />
              {copy.returnDays(brand.returnDays)}
            </li>
          )}
          {brand.deliversEverywhere && (
            <li>
              <Icon name="truck" size="small" />
              {copy.wholeCountry}
            </li>
          )}
        </ul>
        {brand.paymentMethods.length > 0 && <PaymentMarks lang={lang} methods={brand.paymentMethods} />}
        {company.ebit.shown && <EbitSeal lang={lang} url={company.ebit.url} />}
      </div>
      <div className={styles.end}>
        <CompanyDetails lang={lang} company={company} />
        <p>{copy.copyright(brand.name, currentYear())}</p>
        {hasTags(settings.tags) && (
          <a
            href={`${hasBrandTexts() ? localePath(lang, pagePaths.privacy()) : ''}#cookies`}
            className={styles.language}
            data-privacy-preferences=""
          >
            {consentCopy[lang].preferencesTitle}
          </a>
        )}
        <LanguageSwitch
          lang={lang}
          copy={{ otherLanguage, otherLanguageLabel }}
          className={styles.language}
        />
      </div>
    </DeferredSection>
  )
}

/**
 * One navigation for each group of the store's footer menus, and one for the entries without a group. The last group also has the
 * further links; without a menu they are a group of their own.
 */
function FooterMenu({ lang, menu, links }: Pick<FooterProps, 'lang' | 'menu'> & { links: Company['links'] }) {
  const further = furtherLinks(lang, links)
  const ungrouped = menu.filter(({ items }) => items.length === 0)
  const groups = [
    ...menu.filter(({ items }) => items.length > 0),
    ...(ungrouped.length > 0 || (menu.length === 0 && further.length > 0)
      ? [{ label: shellCopy[lang].moreLinks, items: ungrouped }]
      : []),
  ]
  return groups.map(({ label, items }, index) => (
    <nav key={label} aria-labelledby={`rodape-${index}`} className={styles.group}>
      <h2 id={`rodape-${index}`}>{label}</h2>
      <ul role="list">
        {[...items, ...(index === groups.length - 1 ? further : [])].map((item) => (
          <li key={item.label}>
            <MenuLink lang={lang} item={item} />
          </li>
        ))}
      </ul>
    </nav>
  ))
}

// Outside the component, because its result changes.
function currentYear(): number {
  return new Date().getFullYear()
}
