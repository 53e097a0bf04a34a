import type { Metadata } from 'next'
import { SurveyForm } from '#components/survey/survey-form.tsx'
import { Thanks } from '#components/survey/thanks.tsx'
import { host } from '#lib/host/host.ts'
import { headsCopy } from '#lib/copy/heads.ts'
import { surveyCopy } from '#lib/copy/survey.ts'
import { langOfParam } from '#lib/routes/lang.ts'
import { privateMetadata } from '#lib/seo/metadata.ts'
import { respondentOf } from '#lib/shop/respondent.ts'

type Props = {
  params: Promise<{ lang: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

// Who answers stands in the address: nobody else may get this page.
export const dynamic = 'force-dynamic'

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const lang = langOfParam((await params).lang)
  // The address holds an e-mail, which no other site may learn (contract 4.18).
  return { ...privateMetadata(surveyCopy[lang].title, headsCopy[lang].survey), referrer: 'no-referrer' }
}

/** The satisfaction survey, and the thanks once it was answered (spec section 2). */
export default async function SurveyPage({ params, searchParams }: Props) {
  const lang = langOfParam((await params).lang)
  const query = await searchParams
  if (query['obrigado']) return <Thanks lang={lang} after="survey" />
  const { brandName, siteUrl } = host().env
  return (
    <SurveyForm lang={lang} brand={brandName} site={new URL(siteUrl).hostname} {...respondentOf(query)} />
  )
}
