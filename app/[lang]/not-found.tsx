'use client'

import { usePathname } from 'next/navigation'
import { StatusPage } from '#components/shell/status-page.tsx'
import { statusCopy } from '#lib/copy/status.ts'
import { langOfPath } from '#lib/routes/lang.ts'

/** For a page that vanished from the store between the middleware's look and its rendering (decisions T3). */
export default function VanishedPage() {
  const lang = langOfPath(usePathname())
  const { notFound, notFoundText } = statusCopy[lang]
  return <StatusPage lang={lang} heading="404" title={notFound} text={notFoundText} />
}
