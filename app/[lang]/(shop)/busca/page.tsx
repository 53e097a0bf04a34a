import type { Metadata } from 'next'
import { brand } from '#lib/host/brand.ts'
import { searchTexts } from '#lib/content/search-texts.ts'
import { PageData } from '#components/analytics/page-data.tsx'
import { ListingFrame } from '#components/listing/listing-frame.tsx'
import { ListingResults } from '#components/listing/listing-results.tsx'
import { HeartButton } from '#components/wishlist/heart-button.tsx'
import { HelpLinks } from '#components/search/help-links.tsx'
import { SearchHead } from '#components/search/search-head.tsx'
import { ProductLineLinks } from '#components/search/product-line-links.tsx'
import { searchPagePayload } from '#lib/pages/analytics-payload.ts'
import { searchAddress, searchMetadata, searchPage } from '#lib/pages/search-page.ts'
import { RelatedProducts } from '#components/catalog/related-products.tsx'
import { homeSectionsCopy } from '#lib/copy/home.ts'
import { searchCopy } from '#lib/copy/search.ts'

// Search texts rarely repeat, so results are not cached.
export const dynamic = 'force-dynamic'

type Props = {
  params: Promise<{ lang: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  return searchMetadata((await params).lang, await searchParams)
}

/** The search results page (spec section 2, contract 4.8). */
export default async function SearchPage({ params, searchParams }: Props) {
  const { menu, allProducts, listing, hasProducts, state, bestSellers, help, ...page } = await searchPage(
    (await params).lang,
    await searchParams,
  )
  const { lang, text, settings } = page
  const { mentions, popular, productLines } = searchCopy[lang]
  return (
    <ListingFrame>
      <PageData payload={searchPagePayload(listing)} />
      <SearchHead
        lang={lang}
        text={text}
        state={state}
        words={searchTexts(brand(), lang)}
        instead={listing?.searchedInstead}
        conversion={settings.conversion}
      />
      <HelpLinks links={help} lang={lang} />
      {hasProducts && listing ? (
        <>
          {state === 'service' && <h2>{mentions(text)}</h2>}
          <ListingResults
            {...page}
            listing={listing}
            address={(to) => searchAddress(lang, text, to)}
            heart={({ id, name }) => <HeartButton lang={lang} productId={id} name={name} onCard />}
          />
        </>
      ) : (
        <>
          <RelatedProducts
            heading={homeSectionsCopy[lang].popular}
            products={bestSellers}
            lang={lang}
            conversion={settings.conversion}
          />
          <ProductLineLinks
            lang={lang}
            heading={state === 'no-text' ? popular : productLines}
            menu={menu}
            allProducts={allProducts}
          />
        </>
      )}
    </ListingFrame>
  )
}
