'use client'

import { usePathname } from 'next/navigation'
import { statusCopy } from '#lib/copy/status.ts'
import { langOfPath } from '#lib/routes/lang.ts'
import { NotFoundDrawing } from './not-found-drawing.tsx'
import { StatusPage } from './status-page.tsx'

/** The not-found screen in the language of the current path, rendered in the browser. */
export default function NotFoundScreen() {
  const lang = langOfPath(usePathname())
  const { notFound, notFoundText } = statusCopy[lang]
  return (
    <StatusPage
      lang={lang}
      drawing={<NotFoundDrawing />}
      heading="404"
      title={notFound}
      text={notFoundText}
    />
  )
}
