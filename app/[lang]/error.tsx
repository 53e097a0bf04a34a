'use client'

import { usePathname } from 'next/navigation'
import { StatusPage } from '#components/shell/status-page.tsx'
import { Button } from '#components/ui/button.tsx'
import { statusCopy } from '#lib/copy/status.ts'
import { langOfPath } from '#lib/routes/lang.ts'

/** What a visitor sees who was already in the shop when a page failed; the frame around it stays (L10). */
export default function PageError({ reset }: { reset: () => void }) {
  const lang = langOfPath(usePathname())
  const { unavailable, unavailableText, retry } = statusCopy[lang]
  const again = (
    <Button variant="secondary" onClick={reset}>
      {retry}
    </Button>
  )
  return <StatusPage lang={lang} heading={unavailable} text={unavailableText} action={again} />
}
