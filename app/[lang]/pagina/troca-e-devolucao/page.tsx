import type { Metadata } from 'next'
import { InstitutionalPage } from '#components/institutional/institutional-page.tsx'
import { JsonLd } from '#components/seo/json-ld.tsx'
import { trailGraph } from '#lib/pages/graphs.ts'
import { institutionalMetadata, institutionalPage } from '#lib/pages/institutional-page.ts'
import { langOfParam } from '#lib/routes/lang.ts'
import { pagePaths } from '#lib/routes/page-paths.ts'
import { breadcrumbSteps } from '#lib/seo/breadcrumb.ts'
import { RETURNS_LEAD_EN, ReturnsEn } from './troca-e-devolucao.en.tsx'
import { RETURNS_LEAD_PT, ReturnsPt } from './troca-e-devolucao.pt.tsx'

type Props = { params: Promise<{ lang: string }> }
const PATH = pagePaths.returns()

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return institutionalMetadata(langOfParam((await params).lang), PATH)
}

/** Returns and exchange, with the legal warranty at #garantia (spec sections 2, 9; P20, P22). */
export default async function ReturnsPage({ params }: Props) {
  const lang = langOfParam((await params).lang)
  const page = await institutionalPage(lang, PATH)
  return (
    <>
      <JsonLd graph={trailGraph(breadcrumbSteps(page.structure, lang))} />
      <InstitutionalPage
        lang={lang}
        path={PATH}
        {...page}
        lead={lang === 'en' ? RETURNS_LEAD_EN : RETURNS_LEAD_PT}
      >
        {lang === 'en' ? <ReturnsEn /> : <ReturnsPt />}
      </InstitutionalPage>
    </>
  )
}
