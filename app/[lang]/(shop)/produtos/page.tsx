import type { Metadata } from 'next'
import { listingMetadata } from '#lib/pages/listing-page.ts'
import { pagePaths } from '#lib/routes/page-paths.ts'
import { ListingScreen } from '../listing-screen.tsx'

type Props = { params: Promise<{ lang: string }> }

// No page is rendered at build time: each is rendered at its first visit and cached (T2, T9).
export function generateStaticParams() {
  return []
}

async function address({ params }: Props) {
  const { lang } = await params
  return { lang, kind: 'landing-page', path: pagePaths.products() } as const
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  return listingMetadata(await address(props))
}

/** All products (spec section 2, P5). */
export default async function ProductsPage(props: Props) {
  return <ListingScreen address={await address(props)} />
}
