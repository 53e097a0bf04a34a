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
import { PAYMENT_LEAD_EN, PaymentEn } from './politica-de-pagamento.en.tsx'
import { PAYMENT_LEAD_PT, PaymentPt } from './politica-de-pagamento.pt.tsx'

type Props = { params: Promise<{ lang: string }> }
const PATH = pagePaths.payment()

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return institutionalMetadata(langOfParam((await params).lang), PATH)
}

/** Payment and refund policy (spec sections 2, 5, 9). */
export default async function PaymentPolicyPage({ params }: Props) {
  const lang = langOfParam((await params).lang)
  const [page, settings] = await Promise.all([institutionalPage(lang, PATH), loadSettings(lang)])
  const Text = lang === 'en' ? PaymentEn : PaymentPt
  return (
    <>
      <JsonLd graph={trailGraph(breadcrumbSteps(page.structure, lang))} />
      <InstitutionalPage
        lang={lang}
        path={PATH}
        {...page}
        lead={lang === 'en' ? PAYMENT_LEAD_EN : PAYMENT_LEAD_PT}
      >
        <Text settings={settings} company={host().company} />
      </InstitutionalPage>
    </>
  )
}
