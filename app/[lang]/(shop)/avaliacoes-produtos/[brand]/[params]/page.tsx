import type { Metadata } from 'next'
import { reviewsMetadata } from '#lib/pages/reviews-page.ts'
import { ReviewsScreen } from '../reviews-screen.tsx'

type Props = { params: Promise<{ lang: string; brand: string; params: string }> }

// No page is rendered at build time: each is rendered at its first visit and cached (T2, T9).
export function generateStaticParams() {
  return []
}

async function address({ params }: Props) {
  const { params: segment, ...page } = await params
  return { ...page, segment }
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  return reviewsMetadata(await address(props))
}

/** Reviews with a topic, sort order or page number; middleware rewrites `/avaliacoes-produtos-…?…` to it (R10, R67). */
export default async function FilteredReviewsPage(props: Props) {
  return <ReviewsScreen address={await address(props)} />
}
