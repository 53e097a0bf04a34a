'use client'

import { usePathname } from 'next/navigation'
import { lazy, Suspense, type ComponentType } from 'react'
import { StatusPage } from '#components/shell/status-page.tsx'
import { Button } from '#components/ui/button.tsx'
import { statusCopy } from '#lib/copy/status.ts'
import { langOfPath } from '#lib/routes/lang.ts'

// No page pays for the drawing, and where it cannot come the words do without it.
const Drawing = lazy<ComponentType>(() =>
  import('#components/shell/unavailable-drawing.tsx').then(
    ({ UnavailableDrawing }) => ({ default: UnavailableDrawing }),
    () => ({ default: () => null }),
  ),
)

/** What a visitor sees who was already in the shop when a page failed; the frame around it stays (L10). */
export default function PageError({ reset }: { reset: () => void }) {
  const lang = langOfPath(usePathname())
  const { unavailable, unavailableText, retry } = statusCopy[lang]
  const again = <Button onClick={reset}>{retry}</Button>
  const drawing = (
    <Suspense>
      <Drawing />
    </Suspense>
  )
  return (
    <StatusPage lang={lang} drawing={drawing} heading={unavailable} text={unavailableText} action={again} />
  )
}
