import type { Metadata } from 'next'
import { PageData } from '#components/analytics/page-data.tsx'
import { ListingView } from '#components/listing/listing-view.tsx'
import { JsonLd } from '#components/seo/json-ld.tsx'
import { listingGraph } from '#lib/api/graphs.ts'
import { listingMetadata, listingPage } from '#lib/api/listing-page.ts'
import { listingPageFacts } from '#lib/api/page-facts.ts'
import { pagePaths } from '#lib/routes/page-paths.ts'

type Props = { params: Promise<{ lang: string; slug: string }> }

// Made at its first visit and kept (decisions T2, T9).
export function generateStaticParams() {
  return []
}

async function address({ params }: Props) {
  const { lang, slug } = await params
  return { lang, kind: 'category', path: pagePaths.category(slug) } as const
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  return listingMetadata(await address(props))
}

/** The products of a category and of those below it. */
export default async function CategoryPage(props: Props) {
  const page = await listingPage(await address(props))
  return (
    <>
      <JsonLd graph={listingGraph(page)} />
      <PageData facts={listingPageFacts(page)} />
      <ListingView {...page} />
    </>
  )
}
