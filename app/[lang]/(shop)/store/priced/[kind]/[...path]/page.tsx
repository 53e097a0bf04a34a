import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { listingMetadata, pricedListingAddress } from '#lib/pages/listing-page.ts'
import { pathOfSegments } from '#lib/routes/internal-pages.ts'
import { isListingKind } from '#lib/routes/page-kind.ts'
import { ListingScreen } from '../../../../listing-screen.tsx'

// There are as many ranges as shoppers type, so the results are not cached.
export const dynamic = 'force-dynamic'

type Props = {
  params: Promise<{ lang: string; kind: string; path: string[] }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

async function address({ params, searchParams }: Props) {
  const { lang, kind, path } = await params
  return isListingKind(kind)
    ? pricedListingAddress({ lang, kind, path: pathOfSegments(path) }, await searchParams)
    : notFound()
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  return listingMetadata(await address(props))
}

/** A listing with a range of prices that a shopper has typed, or the form with what is wrong in it (docs/decisions/0013). */
export default async function PricedListingPage(props: Props) {
  return <ListingScreen address={await address(props)} />
}
