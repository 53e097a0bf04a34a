import { PageData } from '#components/analytics/page-data.tsx'
import { StoreBanners } from '#components/home/store-banners.tsx'
import { ListingFrame } from '#components/listing/listing-frame.tsx'
import { ProductRows } from '#components/listing/product-rows.tsx'
import { ProductLineLinks } from '#components/search/product-line-links.tsx'
import { HeartButton } from '#components/wishlist/heart-button.tsx'
import { JsonLd } from '#components/seo/json-ld.tsx'
import { allProductsPath } from '#lib/pages/all-products.ts'
import { homePagePayload } from '#lib/pages/analytics-payload.ts'
import { homeGraph } from '#lib/pages/graphs.ts'
import { loadSettings } from '#lib/pages/loaders.ts'
import { loadStoreHome } from '#lib/pages/store-home.ts'
import { searchCopy } from '#lib/copy/search.ts'
import type { Lang } from '#lib/routes/lang.ts'

/** The home page of a store without kits: its banners and product rows, and links to its categories (platform 3.1). */
export async function StoreHome({ lang, heading }: { lang: Lang; heading: string }) {
  const [{ banners, showcases, menu }, settings, allProducts] = await Promise.all([
    loadStoreHome(lang),
    loadSettings(lang),
    allProductsPath(),
  ])
  return (
    <>
      <JsonLd graph={homeGraph(settings)} />
      <PageData payload={homePagePayload(lang, [])} />
      <StoreBanners banners={banners} lang={lang} />
      <ListingFrame>
        <h1>{heading}</h1>
        <ProductRows
          rows={showcases}
          lang={lang}
          settings={settings}
          heart={({ id, name }) => <HeartButton lang={lang} productId={id} name={name} onCard />}
        />
        <ProductLineLinks
          lang={lang}
          heading={searchCopy[lang].ourLines}
          menu={menu}
          allProducts={allProducts}
        />
      </ListingFrame>
    </>
  )
}
