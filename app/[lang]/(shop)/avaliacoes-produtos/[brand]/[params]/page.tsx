import type { Metadata } from 'next'
import { reviewsMetadata } from '#lib/pages/reviews-page.ts'
import { ReviewsScreen } from '../reviews-screen.tsx'

type Props = { params: Promise<{ lang: string; brand: string; params: string }> }

// Made at its first visit and kept (T2, T9).
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

/** Reviews of one topic, in an order or further on: middleware shows it at `/avaliacoes-produtos-…?…` (R10, R67). */
export default async function FilteredReviewsPage(props: Props) {
  return <ReviewsScreen address={await address(props)} />
}
