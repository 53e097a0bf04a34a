import type { Metadata } from 'next'
import { InstitutionalPage } from '#components/institutional/institutional-page.tsx'
import { ReferenceList } from '#components/institutional/reference-list.tsx'
import { referencesBySubject } from '#lib/content/references.ts'
import { JsonLd } from '#components/seo/json-ld.tsx'
import { trailGraph } from '#lib/pages/graphs.ts'
import { host } from '#lib/host/host.ts'
import { institutionalMetadata, institutionalPage } from '#lib/pages/institutional-page.ts'
import { langOfParam } from '#lib/routes/lang.ts'
import { pagePaths } from '#lib/routes/page-paths.ts'
import { breadcrumbSteps } from '#lib/seo/breadcrumb.ts'
import { PRIVACY_LEAD_EN, PrivacyEn } from './politica-de-privacidade.en.tsx'
import { PRIVACY_LEAD_PT, PrivacyPt } from './politica-de-privacidade.pt.tsx'

type Props = { params: Promise<{ lang: string }> }
const PATH = pagePaths.privacy()

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return institutionalMetadata(langOfParam((await params).lang), PATH)
}

/** Privacy policy with the list of scientific links (spec section 2; Lei 13.709/2018). */
export default async function PrivacyPage({ params }: Props) {
  const lang = langOfParam((await params).lang)
  const page = await institutionalPage(lang, PATH)
  const { company, env } = host()
  const Text = lang === 'en' ? PrivacyEn : PrivacyPt
  return (
    <>
      <JsonLd graph={trailGraph(breadcrumbSteps(page.structure, lang))} />
      <InstitutionalPage
        lang={lang}
        path={PATH}
        {...page}
        lead={lang === 'en' ? PRIVACY_LEAD_EN : PRIVACY_LEAD_PT}
      >
        <Text
          brand={env.brandName}
          company={company}
          names={{ session: env.sessionCookie, marker: env.loginMarkerKey }}
          references={<ReferenceList groups={referencesBySubject(env.brand, lang)} />}
        />
      </InstitutionalPage>
    </>
  )
}
