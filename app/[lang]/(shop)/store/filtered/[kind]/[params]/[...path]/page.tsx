import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { listingMetadata } from '#lib/pages/listing-page.ts'
import { pathOfSegments } from '#lib/routes/internal-pages.ts'
import { isListingKind } from '#lib/routes/page-kind.ts'
import { ListingScreen } from '../../../../../listing-screen.tsx'

type Props = { params: Promise<{ lang: string; kind: string; params: string; path: string[] }> }

// No page is rendered at build time: each is rendered at its first visit and cached (T2, T9).
export function generateStaticParams() {
  return []
}

async function address({ params }: Props) {
  const { lang, kind, params: segment, path } = await params
  return isListingKind(kind) ? { lang, kind, path: pathOfSegments(path), segment } : notFound()
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  return listingMetadata(await address(props))
}

/** A listing at any address of the store, with sorting, filters or a page number (docs/decisions/0013, 0039). */
export default async function StoreFilteredPage(props: Props) {
  return <ListingScreen address={await address(props)} />
}
