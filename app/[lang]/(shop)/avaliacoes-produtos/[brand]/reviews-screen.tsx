import { AllReviews } from '#components/reviews/all-reviews.tsx'
import { reviewListAddress } from '#components/reviews/list-address.ts'
import { ReviewsView } from '#components/reviews/reviews-view.tsx'
import { JsonLd } from '#components/seo/json-ld.tsx'
import { breadcrumbGraph } from '#lib/pages/graphs.ts'
import { host } from '#lib/host/host.ts'
import { loadListing } from '#lib/pages/loaders.ts'
import { reviewsPage, type ReviewsAddress } from '#lib/pages/reviews-page.ts'
import { reviewsCopy } from '#lib/copy/reviews.ts'
import { langOfParam, type Lang } from '#lib/routes/lang.ts'
import { DEFAULT_LISTING_PARAMS } from '#lib/routes/listing-address.ts'
import { pagePaths } from '#lib/routes/page-paths.ts'
import { stepsBelowHome } from '#lib/seo/breadcrumb.ts'

/** The screen of all routes of the reviews page. */
export async function ReviewsScreen({ address }: { address: ReviewsAddress }) {
  const lang = langOfParam(address.lang)
  const [{ shared, params, topics, selected, reviewPage, average, count }, products] = await Promise.all([
    reviewsPage(address),
    firstProducts(lang),
  ])
  const { brandSlug, siteUrl } = host().env
  const topic = selected?.topic
  const reviews = { average, ...(topic && { topic }), first: reviewPage }
  const below = stepsBelowHome(lang, reviewsCopy[lang].title, pagePaths.reviews(brandSlug))
  const { allReviewsPath } = shared
  const steps = selected
    ? [
        ...below,
        { label: selected.name, href: reviewListAddress({ allReviewsPath, topic, order: 'imagem' }) },
      ]
    : below
  return (
    <>
      <JsonLd graph={breadcrumbGraph(steps)} />
      <ReviewsView
        lang={lang}
        steps={steps}
        allReviewsPath={allReviewsPath}
        products={products}
        topics={topics}
        selected={selected}
      >
        <AllReviews {...shared} {...reviews} params={params} count={count} siteUrl={siteUrl} />
      </ReviewsView>
    </>
  )
}

// Empty when the listing cannot be loaded: the reviews page works without links to the products.
async function firstProducts(lang: Lang) {
  try {
    return (
      (await loadListing(lang, 'landing-page', pagePaths.products(), DEFAULT_LISTING_PARAMS))?.products ?? []
    )
  } catch {
    return []
  }
}
