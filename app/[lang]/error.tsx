'use client'

import { usePathname } from 'next/navigation'
import { lazy, Suspense, type ComponentType } from 'react'
import { StatusPage } from '#components/shell/status-page.tsx'
import { outageCopy } from '#lib/copy/outage.ts'
import { langOfPath } from '#lib/routes/lang.ts'

// Loaded lazily, so that other pages do not download the drawing; if it fails to load, the page shows only the text.
const Drawing = lazy<ComponentType>(() =>
  import('#components/shell/unavailable-drawing.tsx').then(
    ({ UnavailableDrawing }) => ({ default: UnavailableDrawing }),
    () => ({ default: () => null }),
  ),
)

/** Error boundary for client navigation: header and footer stay when a page fails (L10). */
export default function PageError({ reset }: { reset: () => void }) {
  const lang = langOfPath(usePathname())
  const { unavailable, unavailableText } = outageCopy[lang]
  const drawing = (
    <Suspense>
      <Drawing />
    </Suspense>
  )
  return (
    <StatusPage lang={lang} drawing={drawing} heading={unavailable} text={unavailableText} onRetry={reset} />
  )
}
