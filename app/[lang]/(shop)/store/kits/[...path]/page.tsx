import type { Metadata } from 'next'
import { EmptyListing } from '#components/listing/empty-listing.tsx'
import { ListView } from '#components/listing/list-view.tsx'
import { ProductGrid } from '#components/listing/product-grid.tsx'
import { JsonLd } from '#components/seo/json-ld.tsx'
import { breadcrumbGraph } from '#lib/pages/graphs.ts'
import { listCards, listCardsMetadata } from '#lib/pages/list-page.ts'
import { loadSettings } from '#lib/pages/loaders.ts'
import { pathOfSegments } from '#lib/routes/internal-pages.ts'
import { langOfParam } from '#lib/routes/lang.ts'
import { breadcrumbSteps } from '#lib/seo/breadcrumb.ts'

type Props = { params: Promise<{ lang: string; path: string[] }> }

// No page is rendered at build time: each is rendered at its first visit and cached (T2, T9).
export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { lang, path } = await params
  return listCardsMetadata(langOfParam(lang), pathOfSegments(path))
}

/** A page that shows lists of products as cards, at any address of the store (docs/decisions/0039). */
export default async function StoreKitsPage({ params }: Props) {
  const { lang: param, path } = await params
  const lang = langOfParam(param)
  const [page, settings] = await Promise.all([listCards(lang, pathOfSegments(path)), loadSettings(lang)])
  return (
    <>
      <JsonLd graph={breadcrumbGraph(breadcrumbSteps(page.structure, lang))} />
      <ListView structure={page.structure} name={page.name} lang={lang}>
        {page.cards.length > 0 ? (
          <ProductGrid products={page.cards} lang={lang} settings={settings} />
        ) : (
          <EmptyListing lang={lang} clear={undefined} />
        )}
      </ListView>
    </>
  )
}
