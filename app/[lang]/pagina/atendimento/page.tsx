import type { Metadata } from 'next'
import { ContactForm } from '#components/institutional/contact-form.tsx'
import { InstitutionalPage } from '#components/institutional/institutional-page.tsx'
import { JsonLd } from '#components/seo/json-ld.tsx'
import { breadcrumbGraph } from '#lib/pages/graphs.ts'
import { host } from '#lib/host/host.ts'
import {
  institutionalFrame,
  institutionalMetadata,
  institutionalPage,
} from '#lib/pages/institutional-page.ts'
import { langOfParam } from '#lib/routes/lang.ts'
import { pagePaths } from '#lib/routes/page-paths.ts'
import { breadcrumbSteps } from '#lib/seo/breadcrumb.ts'
import { ServiceText } from './service-text.tsx'

type Props = { params: Promise<{ lang: string }> }

const PATH = pagePaths.service()

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return institutionalMetadata(langOfParam((await params).lang), PATH)
}

export default async function ServicePage({ params }: Props) {
  const lang = langOfParam((await params).lang)
  const page = await institutionalPage(lang, PATH)
  const frame = institutionalFrame(lang)
  const { company, reports, env } = host()
  const { brand } = env
  return (
    <>
      <JsonLd graph={breadcrumbGraph(breadcrumbSteps(page.structure, lang))} />
      <InstitutionalPage lang={lang} {...frame} path={PATH} {...page}>
        <ServiceText
          lang={lang}
          service={brand.service}
          company={company}
          links={frame.links}
          // The form states the hours only when no section about the chat does.
          form={
            <ContactForm
              lang={lang}
              hash={env.contactForm}
              {...(!brand.service?.chat && { hours: frame.helpHours })}
            />
          }
          hasSurvey={reports !== null && brand.hasSurvey}
        />
      </InstitutionalPage>
    </>
  )
}
