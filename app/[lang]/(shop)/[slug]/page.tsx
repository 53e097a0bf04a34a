import type { Metadata } from 'next'
import { ProductView } from '#components/catalog/product-view.tsx'
import { ProductReviews } from '#components/reviews/product-reviews.tsx'
import { StarRating } from '#components/reviews/star-rating.tsx'
import { loadListing, loadSettings } from '#lib/api/loaders.ts'
import { productPage, productPageMetadata } from '#lib/api/product-page.ts'
import { pageReviews } from '#lib/api/reviews/page-reviews.ts'
import { langOfParam, type Lang } from '#lib/routes/lang.ts'
import { DEFAULT_CHOICE } from '#lib/routes/listing-address.ts'
import { pagePaths } from '#lib/routes/page-paths.ts'
import { paths } from '#lib/routes/paths.ts'
import { relatedProducts } from '#lib/shop/related.ts'

type Props = { params: Promise<{ lang: string; slug: string }> }

// Known to nobody at build time: a page is made at its first visit and kept (decisions T2, T9).
export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { lang, slug } = await params
  return productPageMetadata(langOfParam(lang), paths.product(slug))
}

export default async function ProductPage({ params }: Props) {
  const { lang: param, slug } = await params
  const lang = langOfParam(param)
  const path = paths.product(slug)
  const [page, settings, related, said] = await Promise.all([
    productPage(lang, path),
    loadSettings(lang),
    relatedTo(lang, path),
    pageReviews(lang, path),
  ])
  return (
    <ProductView
      {...page}
      lang={lang}
      settings={settings}
      related={related}
      rating={<StarRating {...said} />}
      reviews={<ProductReviews {...said} product={page.product} />}
    />
  )
}

// A product is sold without its neighbours: whatever goes wrong with them is not this page's affair.
async function relatedTo(lang: Lang, path: string) {
  try {
    const listing = await loadListing(lang, 'landing-page', pagePaths.products(), DEFAULT_CHOICE)
    return listing ? relatedProducts(listing, path) : []
  } catch {
    return []
  }
}
