import type { Metadata } from 'next'
import { RejectedStoreReview } from '#components/reviews/rejected-store-review.tsx'
import { RejectedReview } from '#components/reviews/rejected-review.tsx'
import { reviewTopics } from '#lib/content/review-topics.ts'
import { reviewRejectedCopy } from '#lib/copy/review-rejected.ts'
import { readFlash } from '#lib/handlers/flash.ts'
import { host } from '#lib/host/host.ts'
import { langOfParam } from '#lib/routes/lang.ts'
import { privateMetadata } from '#lib/seo/metadata.ts'
import { topicOptions } from '#lib/shop/review-topics.ts'

type Props = { params: Promise<{ lang: string }> }

// Reads the flash cookie, so it cannot be part of the cached page with the form (docs/decisions/0034).
export const dynamic = 'force-dynamic'

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const copy = reviewRejectedCopy[langOfParam((await params).lang)]
  return privateMetadata(copy.title, copy.check)
}

/** The review form that was rejected without JavaScript. Calls no API, so it works while both APIs are down. */
export default async function RejectedReviewPage({ params }: Props) {
  const { env, reports } = host()
  const { brand, brandSlug, siteUrl } = env
  const lang = langOfParam((await params).lang)
  // Without a reports API the review was for the store itself (platform 3.7).
  if (!reports) return <RejectedStoreReview lang={lang} rejected={await readFlash()} />
  const topics = topicOptions(reviewTopics(brand, lang))
  const rejected = await readFlash()
  return (
    <RejectedReview lang={lang} brandSlug={brandSlug} topics={topics} siteUrl={siteUrl} rejected={rejected} />
  )
}
