import type { Metadata } from 'next'
import { RejectedRequest } from '#components/catalog/rejected-request.tsx'
import { requestCopy } from '#lib/copy/requests.ts'
import { readFlash } from '#lib/handlers/flash.ts'
import { langOfParam } from '#lib/routes/lang.ts'
import { privateMetadata } from '#lib/seo/metadata.ts'

type Props = { params: Promise<{ lang: string }> }

// Reads the flash cookie, so it cannot be part of the cached product page (docs/decisions/0034).
export const dynamic = 'force-dynamic'

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const copy = requestCopy[langOfParam((await params).lang)]
  return privateMetadata(copy.rejectedTitle, copy.check)
}

/** The restock form that was rejected without JavaScript. Calls no API, so it works while the store is down. */
export default async function RejectedRestockPage({ params }: Props) {
  const lang = langOfParam((await params).lang)
  return <RejectedRequest kind="restock" lang={lang} rejected={await readFlash()} />
}
