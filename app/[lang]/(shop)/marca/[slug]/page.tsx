import type { Metadata } from 'next'
import { listingMetadata } from '#lib/pages/listing-page.ts'
import { pagePaths } from '#lib/routes/page-paths.ts'
import { ListingScreen } from '../../listing-screen.tsx'

type Props = { params: Promise<{ lang: string; slug: string }> }

// No page is rendered at build time: each is rendered at its first visit and cached (T2, T9).
export function generateStaticParams() {
  return []
}

async function address({ params }: Props) {
  const { lang, slug } = await params
  return { lang, kind: 'brand', path: pagePaths.brand(slug) } as const
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  return listingMetadata(await address(props))
}

/** The products of a brand. */
export default async function BrandPage(props: Props) {
  return <ListingScreen address={await address(props)} />
}
