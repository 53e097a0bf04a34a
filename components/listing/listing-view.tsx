import { BreadcrumbNav } from '#components/ui/breadcrumb.tsx'
import { StoreHtml } from '#components/ui/store-html.tsx'
import { breadcrumbCopy } from '#lib/copy/breadcrumb.ts'
import type { Lang } from '#lib/routes/lang.ts'
import { listingQuery, type ListingParams } from '#lib/routes/listing-address.ts'
import { pagePaths } from '#lib/routes/page-paths.ts'
import { localePath } from '#lib/routes/paths.ts'
import { breadcrumbSteps } from '#lib/seo/breadcrumb.ts'
import type { Listing } from '#lib/shop/listing.ts'
import type { ShopSettings } from '#lib/shop/settings.ts'
import type { SafeHtml } from '#lib/text/safe-html.ts'
import styles from './listing.module.css'
import { ListingFrame } from './listing-frame.tsx'
import { ListingResults } from './listing-results.tsx'
import type { RejectedPrices } from './price-range-form.tsx'
import type { Heart } from './product-grid.tsx'

type ListingViewProps = {
  lang: Lang
  kind: 'landing-page' | 'category' | 'brand'
  path: string
  params: ListingParams
  listing: Listing
  /** The store's own sanitized text about the category, brand or page; '' for none. */
  html: SafeHtml
  /** The brand's sentence about the category, instead of the page's description. */
  intro?: string | undefined
  /** The brand's text about the category, in paragraphs. */
  about?: readonly string[] | undefined
  pageSize: number
  settings: ShopSettings
  /** A typed range of prices with errors. */
  rejectedPrices?: RejectedPrices | undefined
  /** Renders the heart button of a card, which saves its product. */
  heart?: Heart | undefined
}

/** The page of all products, a category or a brand (spec section 2, P5). */
export function ListingView({
  lang,
  kind,
  path,
  listing,
  html,
  intro = listing.structure.description,
  about = [],
  ...results
}: ListingViewProps) {
  const { structure, heading } = listing
  const address = (params: ListingParams) => localePath(lang, path) + listingQuery(params)
  const categoryAddress = (category: string, params: ListingParams) =>
    localePath(lang, pagePaths.category(category)) + listingQuery({ ...params, category: '' })
  return (
    <ListingFrame>
      <BreadcrumbNav label={breadcrumbCopy[lang].label} steps={breadcrumbSteps(structure, lang)} />
      <header className={styles.head}>
        <h1>{heading}</h1>
        {html ? <StoreHtml html={html} /> : intro && <p className={styles.intro}>{intro}</p>}
      </header>
      <ListingResults
        {...results}
        listing={listing}
        lang={lang}
        address={address}
        categoryAddress={
          kind === 'category' && listing.subcategories.length === 0 ? categoryAddress : undefined
        }
        indexed
      />
      {about.length > 0 ? (
        <section aria-label={heading} className={styles.about}>
          {about.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </section>
      ) : null}
    </ListingFrame>
  )
}
