import type { Metadata } from 'next'
import { Thanks } from '#components/survey/thanks.tsx'
import { headsCopy } from '#lib/copy/heads.ts'
import { surveyCopy } from '#lib/copy/survey.ts'
import { langOfParam } from '#lib/routes/lang.ts'
import { privateMetadata } from '#lib/seo/metadata.ts'

type Props = { params: Promise<{ lang: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const lang = langOfParam((await params).lang)
  return privateMetadata(surveyCopy[lang].thanks, headsCopy[lang].thanks)
}

/** The thank-you page after a review (spec section 2, P7). */
export default async function ThanksPage({ params }: Props) {
  return <Thanks lang={langOfParam((await params).lang)} after="review" />
}
