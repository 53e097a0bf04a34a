import type { Metadata } from 'next'
import { ContactDetails } from '#components/institutional/contact-details.tsx'
import { ContactForm } from '#components/institutional/contact-form.tsx'
import { InstitutionalPage } from '#components/institutional/institutional-page.tsx'
import { JsonLd } from '#components/seo/json-ld.tsx'
import { trailGraph } from '#lib/pages/graphs.ts'
import { host } from '#lib/host/host.ts'
import {
  institutionalFrame,
  institutionalMetadata,
  institutionalPage,
} from '#lib/pages/institutional-page.ts'
import { langOfParam } from '#lib/routes/lang.ts'
import { pagePaths } from '#lib/routes/page-paths.ts'
import { breadcrumbSteps } from '#lib/seo/breadcrumb.ts'
import { ServiceEn } from './atendimento.en.tsx'
import { ServicePt } from './atendimento.pt.tsx'

type Props = { params: Promise<{ lang: string }> }

const PATH = pagePaths.service()

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return institutionalMetadata(langOfParam((await params).lang), PATH)
}

export default async function ServicePage({ params }: Props) {
  const lang = langOfParam((await params).lang)
  const page = await institutionalPage(lang, PATH)
  const Text = lang === 'en' ? ServiceEn : ServicePt
  const { company, reports, env } = host()
  const { brand } = env
  return (
    <>
      <JsonLd graph={trailGraph(breadcrumbSteps(page.structure, lang))} />
      <InstitutionalPage lang={lang} {...institutionalFrame(lang)} path={PATH} {...page}>
        {brand.hasChat ? (
          <Text
            company={company}
            links={institutionalFrame(lang).links}
            form={<ContactForm lang={lang} hash={env.contactForm} />}
            hasSurvey={reports !== null && brand.hasSurvey}
          />
        ) : (
          <>
            <ContactDetails lang={lang} company={company} />
            <ContactForm lang={lang} hash={env.contactForm} />
          </>
        )}
      </InstitutionalPage>
    </>
  )
}
