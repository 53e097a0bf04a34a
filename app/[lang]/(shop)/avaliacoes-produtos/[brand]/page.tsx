import type { Metadata } from 'next'
import { reviewsMetadata } from '#lib/pages/reviews-page.ts'
import { ReviewsScreen } from './reviews-screen.tsx'

type Props = { params: Promise<{ lang: string; brand: string }> }

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
