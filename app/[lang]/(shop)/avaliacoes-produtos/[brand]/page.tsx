import type { Metadata } from 'next'
import { reviewsMetadata } from '#lib/pages/reviews-page.ts'
import { ReviewsScreen } from './reviews-screen.tsx'

type Props = { params: Promise<{ lang: string; brand: string }> }

// No page is rendered at build time: each is rendered at its first visit and cached (T2, T9).
export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return reviewsMetadata(await params)
}

/** The customer reviews page for all products (spec section 2). */
export default async function ReviewsPage({ params }: Props) {
  return <ReviewsScreen address={await params} />
}
