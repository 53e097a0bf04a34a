import type { Metadata } from 'next'
import { OfflineDrawing } from '#components/shell/offline-drawing.tsx'
import { StatusPage } from '#components/shell/status-page.tsx'
import { Button } from '#components/ui/button.tsx'
import { headsCopy } from '#lib/copy/heads.ts'
import { outageCopy } from '#lib/copy/outage.ts'
import { statusCopy } from '#lib/copy/status.ts'
import { langOfParam } from '#lib/routes/lang.ts'
import { privateMetadata } from '#lib/seo/metadata.ts'

type Props = { params: Promise<{ lang: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const lang = langOfParam((await params).lang)
  return privateMetadata(statusCopy[lang].offline, headsCopy[lang].offline)
}

/** The offline page. The service worker caches it in advance and shows it without a network. */
export default async function OfflinePage({ params }: Props) {
  const lang = langOfParam((await params).lang)
  const { offline, offlineText } = statusCopy[lang]
  const { retry } = outageCopy[lang]
  // A form without an action requests the failed address again, with or without JavaScript.
  const retryForm = (
    <form>
      <Button type="submit">{retry}</Button>
    </form>
  )
  return (
    <StatusPage
      lang={lang}
      drawing={<OfflineDrawing />}
      heading={offline}
      text={offlineText}
      action={retryForm}
    />
  )
}
