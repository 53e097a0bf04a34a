import type { Metadata } from 'next'
import { listingMetadata } from '#lib/pages/listing-page.ts'
import { pagePaths } from '#lib/routes/page-paths.ts'
import { ListingScreen } from '../../listing-screen.tsx'

type Props = { params: Promise<{ lang: string; params: string }> }

// Made at its first visit and kept (T2, T9).
export function generateStaticParams() {
  return []
}

async function address({ params }: Props) {
  const { lang, params: segment } = await params
  return { lang, kind: 'landing-page', path: pagePaths.products(), segment } as const
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  return listingMetadata(await address(props))
}

/** All products, sorted, narrowed or further on: middleware shows it at `/produtos?…` (R10, R52). */
export default async function FilteredProductsPage(props: Props) {
  return <ListingScreen address={await address(props)} />
}
