import type { Metadata } from 'next'
import { OfflineDrawing } from '#components/shell/offline-drawing.tsx'
import { StatusPage } from '#components/shell/status-page.tsx'
import { Button } from '#components/ui/button.tsx'
import { headsCopy } from '#lib/copy/heads.ts'
import { statusCopy } from '#lib/copy/status.ts'
import { langOfParam } from '#lib/routes/lang.ts'
import { privateMetadata } from '#lib/seo/metadata.ts'

type Props = { params: Promise<{ lang: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const lang = langOfParam((await params).lang)
  return privateMetadata(statusCopy[lang].offline, headsCopy[lang].offline)
}

/** What the service worker shows when the network is gone; kept by the browser beforehand. */
export default async function OfflinePage({ params }: Props) {
  const lang = langOfParam((await params).lang)
  const { offline, offlineText, retry } = statusCopy[lang]
  // A form without an address asks for the page again that could not be reached, with or without JavaScript.
  const again = (
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
      action={again}
    />
  )
}
