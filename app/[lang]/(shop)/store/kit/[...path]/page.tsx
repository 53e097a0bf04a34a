import type { Metadata } from 'next'
import { ListPurchase } from '#components/catalog/list-purchase.tsx'
import { ListView } from '#components/listing/list-view.tsx'
import { JsonLd } from '#components/seo/json-ld.tsx'
import { breadcrumbGraph } from '#lib/pages/graphs.ts'
import { platformPage } from '#lib/pages/platform-page.ts'
import { listPage, listPageMetadata } from '#lib/pages/list-page.ts'
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
  return listPageMetadata(langOfParam(lang), pathOfSegments(path))
}

/** A list of products at any address of the store (docs/decisions/0039). */
export default async function StoreKitPage({ params }: Props) {
  const { lang: param, path: segments } = await params
  const lang = langOfParam(param)
  const path = pathOfSegments(segments)
  const [page, settings] = await Promise.all([listPage(lang, path), loadSettings(lang)])
  return (
    <>
      <JsonLd graph={breadcrumbGraph(breadcrumbSteps(page.structure, lang))} />
      <ListView structure={page.structure} name={page.name} lang={lang}>
        <ListPurchase page={page} lang={lang} settings={settings} platformPage={platformPage(path)} />
      </ListView>
    </>
  )
}
