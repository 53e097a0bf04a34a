import type { Metadata } from 'next'
import { InstitutionalPage } from '#components/institutional/institutional-page.tsx'
import { JsonLd } from '#components/seo/json-ld.tsx'
import { trailGraph } from '#lib/pages/graphs.ts'
import { host } from '#lib/host/host.ts'
import { institutionalMetadata, institutionalPage } from '#lib/pages/institutional-page.ts'
import { loadSettings } from '#lib/pages/loaders.ts'
import { langOfParam } from '#lib/routes/lang.ts'
import { pagePaths } from '#lib/routes/page-paths.ts'
import { breadcrumbSteps } from '#lib/seo/breadcrumb.ts'
import { TERMS_LEAD_EN, TermsEn } from './termos.en.tsx'
import { TERMS_LEAD_PT, TermsPt } from './termos.pt.tsx'

type Props = { params: Promise<{ lang: string }> }
const PATH = pagePaths.terms()

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return institutionalMetadata(langOfParam((await params).lang), PATH)
}

/** Terms and conditions (spec sections 2, 5). */
export default async function TermsPage({ params }: Props) {
  const lang = langOfParam((await params).lang)
  const [page, settings] = await Promise.all([institutionalPage(lang, PATH), loadSettings(lang)])
  const { company, env } = host()
  const Text = lang === 'en' ? TermsEn : TermsPt
  return (
    <>
      <JsonLd graph={trailGraph(breadcrumbSteps(page.structure, lang))} />
      <InstitutionalPage
        lang={lang}
        path={PATH}
        {...page}
        lead={lang === 'en' ? TERMS_LEAD_EN : TERMS_LEAD_PT}
      >
        <Text brand={env.brandName} company={company} settings={settings} />
      </InstitutionalPage>
    </>
  )
}
