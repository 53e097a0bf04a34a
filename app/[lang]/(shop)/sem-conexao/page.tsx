import type { Metadata } from 'next'
import { RetryLink } from '#components/shell/retry-link.tsx'
import { StatusPage } from '#components/shell/status-page.tsx'
import { statusCopy } from '#lib/copy/status.ts'
import { langOfParam } from '#lib/routes/lang.ts'
import { privateMetadata } from '#lib/seo/metadata.ts'

type Props = { params: Promise<{ lang: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return privateMetadata(statusCopy[langOfParam((await params).lang)].offline)
}

/** What the service worker shows when the network is gone; kept by the browser beforehand. */
export default async function OfflinePage({ params }: Props) {
  const lang = langOfParam((await params).lang)
  const { offline, offlineText, retry } = statusCopy[lang]
  return (
    <StatusPage
      lang={lang}
      heading={offline}
      text={offlineText}
      action={<RetryLink>{retry}</RetryLink>}
    />
  )
}
