import { StatusPage } from '#components/shell/status-page.tsx'
import { statusCopy } from '#lib/copy/status.ts'
import { langOfParam } from '#lib/routes/lang.ts'

type Props = { params: Promise<{ lang: string }> }

/** What middleware shows, with status 404, at every address that the shop does not know; its head is not-found.tsx's (P9, T3). */
export default async function NotFoundPage({ params }: Props) {
  const lang = langOfParam((await params).lang)
  const { notFound, notFoundText } = statusCopy[lang]
  return <StatusPage lang={lang} heading="404" title={notFound} text={notFoundText} />
}
