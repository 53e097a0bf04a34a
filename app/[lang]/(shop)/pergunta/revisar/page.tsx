import type { Metadata } from 'next'
import { RejectedQuestion } from '#components/questions/rejected-question.tsx'
import { questionCopy } from '#lib/copy/question.ts'
import { readFlash } from '#lib/handlers/flash.ts'
import { langOfParam } from '#lib/routes/lang.ts'
import { privateMetadata } from '#lib/seo/metadata.ts'

type Props = { params: Promise<{ lang: string }> }

// Reads the flash cookie, so it cannot be part of the cached page with the form (docs/decisions/0034).
export const dynamic = 'force-dynamic'

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const copy = questionCopy[langOfParam((await params).lang)]
  return privateMetadata(copy.rejectedTitle, copy.check)
}

/** The question form that was rejected without JavaScript. Calls no API, so it works while the store is down. */
export default async function RejectedQuestionPage({ params }: Props) {
  return <RejectedQuestion lang={langOfParam((await params).lang)} rejected={await readFlash()} />
}
