import type { Metadata } from 'next'
import { UnavailableDrawing } from '#components/shell/unavailable-drawing.tsx'
import { StatusPage } from '#components/shell/status-page.tsx'
import { Button } from '#components/ui/button.tsx'
import { headsCopy } from '#lib/copy/heads.ts'
import { outageCopy } from '#lib/copy/outage.ts'
import { langOfParam } from '#lib/routes/lang.ts'
import { privateMetadata } from '#lib/seo/metadata.ts'

type Props = { params: Promise<{ lang: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const lang = langOfParam((await params).lang)
  return privateMetadata(outageCopy[lang].unavailable, headsCopy[lang].unavailable)
}

/** The outage page. The server sends it with status 503 for a page that failed to render (P9, T19). */
export default async function UnavailablePage({ params }: Props) {
  const lang = langOfParam((await params).lang)
  const { unavailable, unavailableText, retry } = outageCopy[lang]
  // A form without an action requests the current address again, whichever that is.
  const retryForm = (
    <form>
      <Button type="submit">{retry}</Button>
    </form>
  )
  return (
    <StatusPage
      lang={lang}
      drawing={<UnavailableDrawing />}
      heading={unavailable}
      text={unavailableText}
      action={retryForm}
    />
  )
}
