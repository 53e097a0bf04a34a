import type { Metadata } from 'next'
import { InstitutionalFrame } from '#components/institutional/institutional-frame.tsx'
import { StoreText } from '#components/institutional/store-text.tsx'
import { JsonLd } from '#components/seo/json-ld.tsx'
import { breadcrumbGraph } from '#lib/pages/graphs.ts'
import { institutionalMetadata, institutionalPage } from '#lib/pages/institutional-page.ts'
import { platformPage } from '#lib/pages/platform-page.ts'
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
  return institutionalMetadata(langOfParam(lang), pathOfSegments(path))
}

/** A text page of the store at any address (docs/decisions/0039). */
export default async function StoreTextPage({ params }: Props) {
  const { lang: param, path: segments } = await params
  const lang = langOfParam(param)
  const path = pathOfSegments(segments)
  const page = await institutionalPage(lang, path)
  return (
    <InstitutionalFrame>
      <JsonLd graph={breadcrumbGraph(breadcrumbSteps(page.structure, lang))} />
      <StoreText {...page} lang={lang} platformPage={platformPage(path)} />
    </InstitutionalFrame>
  )
}
