import { BreadcrumbNav } from '#components/ui/breadcrumb.tsx'
import { buttonClass } from '#components/ui/button.tsx'
import { Link } from '#components/ui/link.tsx'
import { Picture } from '#components/ui/picture.tsx'
import { breadcrumbCopy } from '#lib/copy/breadcrumb.ts'
import { listingCopy } from '#lib/copy/listing.ts'
import type { Lang } from '#lib/routes/lang.ts'
import { localePath } from '#lib/routes/paths.ts'
import { breadcrumbSteps } from '#lib/seo/breadcrumb.ts'
import { BRL, BRL_IN_ENGLISH, formatMoney } from '#lib/shop/currency.ts'
import type { ListPage } from '#lib/shop/list-page.ts'
import { ListingFrame } from './listing-frame.tsx'
import styles from './list-view.module.css'
import listing from './listing.module.css'

type ListViewProps = ListPage & {
  lang: Lang
  /** The address of the same list on the store's own site, if there is one. */
  platformPage: string | undefined
}

/** The page of a list: its products, how many of each, and where to buy it (platform 3.5). */
export function ListView({ lang, structure, name, price, parts, platformPage }: ListViewProps) {
  const copy = listingCopy[lang]
  return (
    <ListingFrame>
      <BreadcrumbNav label={breadcrumbCopy[lang].label} steps={breadcrumbSteps(structure, lang)} />
      <header className={listing.head}>
        <h1>{name}</h1>
        {price !== undefined && <p>{formatMoney(price, lang === 'en' ? BRL_IN_ENGLISH : BRL)}</p>}
      </header>
      <ul role="list" className={styles.parts}>
        {parts.map((part, index) => (
          <li key={index} className={styles.part}>
            <Picture src={part.picture} alt="" width={96} height={96} widths={[160]} />
            <span>
              {part.quantity} ×{' '}
              {part.path ? <Link href={localePath(lang, part.path)}>{part.name}</Link> : part.name}
            </span>
          </li>
        ))}
      </ul>
      {platformPage && (
        <p>
          <a href={platformPage} rel="noopener" className={buttonClass({})}>
            {copy.buyAtStore}
          </a>
        </p>
      )}
    </ListingFrame>
  )
}
