import type { Metadata } from 'next'
import { InstitutionalPage } from '#components/institutional/institutional-page.tsx'
import { ReferenceList } from '#components/institutional/reference-list.tsx'
import { brand } from '#lib/brand/brand.ts'
import { referencesBySubject } from '#lib/content/references.ts'
import { JsonLd } from '#components/seo/json-ld.tsx'
import { trailGraph } from '#lib/pages/graphs.ts'
import { ownPage, ownPageMetadata } from '#lib/pages/institutional-page.ts'
import { langOfParam } from '#lib/routes/lang.ts'
import { pagePaths } from '#lib/routes/page-paths.ts'
import { breadcrumbSteps } from '#lib/seo/breadcrumb.ts'
import { ReferencesEn } from './referencias.en.tsx'
import { ReferencesPt } from './referencias.pt.tsx'

type Props = { params: Promise<{ lang: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return ownPageMetadata(langOfParam((await params).lang), 'references')
}

export default async function ReferencesPage({ params }: Props) {
  const lang = langOfParam((await params).lang)
  const page = ownPage(lang, 'references')
  return (
    <>
      <JsonLd graph={trailGraph(breadcrumbSteps(page.structure, lang))} />
      <InstitutionalPage lang={lang} path={pagePaths.references()} {...page}>
        {lang === 'en' ? <ReferencesEn /> : <ReferencesPt />}
        <ReferenceList groups={referencesBySubject(brand(), lang)} level={2} />
      </InstitutionalPage>
    </>
  )
}
