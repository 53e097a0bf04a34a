import type { Metadata } from 'next'
import { RejectedSurvey } from '#components/survey/rejected-survey.tsx'
import { SurveyForm } from '#components/survey/survey-form.tsx'
import { Thanks } from '#components/survey/thanks.tsx'
import { host } from '#lib/host/host.ts'
import { readFlash } from '#lib/handlers/flash.ts'
import { headsCopy } from '#lib/copy/heads.ts'
import { surveyCopy } from '#lib/copy/survey.ts'
import { langOfParam } from '#lib/routes/lang.ts'
import { privateMetadata } from '#lib/seo/metadata.ts'
import { respondentOf } from '#lib/shop/respondent.ts'

type Props = {
  params: Promise<{ lang: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

// The query identifies the customer, so the page must not be cached.
export const dynamic = 'force-dynamic'

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const lang = langOfParam((await params).lang)
  // The query contains an e-mail address, which no other site may receive as referrer (contract 4.18).
  return { ...privateMetadata(surveyCopy[lang].title, headsCopy[lang].survey), referrer: 'no-referrer' }
}

/** The satisfaction survey, its thank-you page, and the survey after a rejected score (spec section 2). */
export default async function SurveyPage({ params, searchParams }: Props) {
  const lang = langOfParam((await params).lang)
  const query = await searchParams
  if (query['obrigado']) return <Thanks lang={lang} after="survey" />
  const { erro } = query
  if (erro)
    return <RejectedSurvey lang={lang} isScoreRejected={erro === 'campos'} rejected={await readFlash()} />
  const { brandName, siteUrl } = host().env
  return (
    <SurveyForm lang={lang} brand={brandName} site={new URL(siteUrl).hostname} {...respondentOf(query)} />
  )
}
