import type { Metadata } from 'next'
import { ProductView } from '#components/catalog/product-view.tsx'
import { ProductReviews } from '#components/reviews/product-reviews.tsx'
import { StarRating } from '#components/reviews/star-rating.tsx'
import { JsonLd } from '#components/seo/json-ld.tsx'
import { loadSettings } from '#lib/api/loaders.ts'
import { productGraph, productPage, productPageMetadata, relatedTo } from '#lib/api/product-page.ts'
import { pageReviews } from '#lib/api/reviews/page-reviews.ts'
import { langOfParam } from '#lib/routes/lang.ts'
import { paths } from '#lib/routes/paths.ts'

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
    <>
      <JsonLd graph={productGraph(lang, page.product, said.reviews)} />
      <ProductView
        {...page}
        lang={lang}
        settings={settings}
        related={related}
        rating={<StarRating {...said} />}
        reviews={<ProductReviews {...said} product={page.product} />}
      />
    </>
  )
}
