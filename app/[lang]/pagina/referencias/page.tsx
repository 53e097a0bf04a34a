import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { BrandText } from '#components/institutional/brand-text.tsx'
import { InstitutionalPage } from '#components/institutional/institutional-page.tsx'
import { ReferenceList } from '#components/institutional/reference-list.tsx'
import { brand } from '#lib/host/brand.ts'
import { referencesBySubject } from '#lib/content/references.ts'
import { JsonLd } from '#components/seo/json-ld.tsx'
import { breadcrumbGraph } from '#lib/pages/graphs.ts'
import { institutionalFrame, brandText, ownPage, ownPageMetadata } from '#lib/pages/institutional-page.ts'
import { langOfParam } from '#lib/routes/lang.ts'
import { pagePaths } from '#lib/routes/page-paths.ts'
import { breadcrumbSteps } from '#lib/seo/breadcrumb.ts'

type Props = { params: Promise<{ lang: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return ownPageMetadata(langOfParam((await params).lang), 'references')
}

export default async function ReferencesPage({ params }: Props) {
  const lang = langOfParam((await params).lang)
  if (!brand().references) notFound()
  const page = ownPage(lang, 'references')
  const text = await brandText(lang, 'references')
  return (
    <>
      <JsonLd graph={breadcrumbGraph(breadcrumbSteps(page.structure, lang))} />
      <InstitutionalPage lang={lang} {...institutionalFrame(lang)} path={pagePaths.references()} {...page}>
        {text && <BrandText lang={lang} page={text} />}
        <ReferenceList groups={referencesBySubject(brand(), lang)} level={2} />
      </InstitutionalPage>
    </>
  )
}
