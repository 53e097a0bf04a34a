import type { Metadata } from 'next'
import { RejectedQuestion } from '#components/questions/rejected-question.tsx'
import { questionCopy } from '#lib/copy/question.ts'
import { readFlash } from '#lib/handlers/flash.ts'
import { langOfParam } from '#lib/routes/lang.ts'
import { privateMetadata } from '#lib/seo/metadata.ts'

type Props = { params: Promise<{ lang: string }> }

// The page reads the flash cookie, so it is rendered per request, apart from the cached product page (docs/decisions/0034).
export const dynamic = 'force-dynamic'

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const copy = questionCopy[langOfParam((await params).lang)]
  return privateMetadata(copy.rejectedTitle, copy.check)
}

/**
 * Shows a question form again that was sent without JavaScript and rejected. The page calls no API, so it works while the store
 * is down.
 */
export default async function RejectedQuestionPage({ params }: Props) {
  return <RejectedQuestion lang={langOfParam((await params).lang)} rejected={await readFlash()} />
}
