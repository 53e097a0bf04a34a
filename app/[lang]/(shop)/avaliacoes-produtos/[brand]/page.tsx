import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ReviewsView } from '#components/reviews/reviews-view.tsx'
import { host } from '#lib/api/host.ts'
import { loadListing } from '#lib/api/loaders.ts'
import { reviewsCopy } from '#lib/copy/reviews.ts'
import { langOfParam, type Lang } from '#lib/routes/lang.ts'
import { DEFAULT_CHOICE } from '#lib/routes/listing-address.ts'
import { pagePaths } from '#lib/routes/page-paths.ts'
import { pageMetadata } from '#lib/seo/metadata.ts'

type Props = { params: Promise<{ lang: string; brand: string }> }

export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const lang = langOfParam((await params).lang)
  const { brandName, brandSlug, siteUrl } = host().env
  const { pageTitle, pageDescription } = reviewsCopy[lang]
  return pageMetadata(
    {
      title: `${pageTitle} | ${brandName}`,
      description: pageDescription(brandName),
      canonicalPath: pagePaths.reviews(brandSlug),
      isIndexable: true,
    },
    lang,
    siteUrl,
  )
}

export default async function ReviewsPage({ params }: Props) {
  const { lang: param, brand } = await params
  const lang = langOfParam(param)
  const { brandSlug } = host().env
  // The name of the brand is configuration; another one is no page of this shop (decisions P4).
  if (brand !== brandSlug) notFound()
  return <ReviewsView lang={lang} path={pagePaths.reviews(brandSlug)} products={await linesOf(lang)} />
}

// What is said about reviews stands without the lines that have them.
async function linesOf(lang: Lang) {
  try {
    return (await loadListing(lang, 'landing-page', pagePaths.products(), DEFAULT_CHOICE))?.products ?? []
  } catch {
    return []
  }
}
