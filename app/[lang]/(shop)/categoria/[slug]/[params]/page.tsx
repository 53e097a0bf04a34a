import type { Metadata } from 'next'
import { listingMetadata } from '#lib/pages/listing-page.ts'
import { pagePaths } from '#lib/routes/page-paths.ts'
import { ListingScreen } from '../../../listing-screen.tsx'

type Props = { params: Promise<{ lang: string; slug: string; params: string }> }

// No page is rendered at build time: each is rendered at its first visit and cached (T2, T9).
export function generateStaticParams() {
  return []
}

async function address({ params }: Props) {
  const { lang, slug, params: segment } = await params
  return { lang, kind: 'category', path: pagePaths.category(slug), segment } as const
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  return listingMetadata(await address(props))
}

/** A category with sorting, filters or a page number; middleware rewrites `/categoria/…?…` to it (R10, R52). */
export default async function FilteredCategoryPage(props: Props) {
  return <ListingScreen address={await address(props)} />
}
