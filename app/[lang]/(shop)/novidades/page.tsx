import type { Metadata } from 'next'
import { NewsletterPage } from '#components/shell/newsletter-page.tsx'
import { requestCopy } from '#lib/copy/requests.ts'
import { readFlash } from '#lib/handlers/flash.ts'
import { langOfParam } from '#lib/routes/lang.ts'
import { privateMetadata } from '#lib/seo/metadata.ts'

// Reads the rejected form from the flash cookie, so the page must not be cached (docs/decisions/0034).
export const dynamic = 'force-dynamic'

type Props = {
  params: Promise<{ lang: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { title, form } = requestCopy[langOfParam((await params).lang)].newsletter
  return privateMetadata(title, form.privacy)
}

/** The page on which the newsletter's form ends without JavaScript. Calls no API, so it works while the store is down. */
export default async function NewsletterRoute({ params, searchParams }: Props) {
  const lang = langOfParam((await params).lang)
  const isSent = (await searchParams)['enviado'] === '1'
  return <NewsletterPage lang={lang} isSent={isSent} rejected={isSent ? undefined : await readFlash()} />
}
