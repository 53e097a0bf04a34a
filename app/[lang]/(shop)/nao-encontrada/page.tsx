import { notFoundPage } from './not-found-page.tsx'

type Props = { params: Promise<{ lang: string }> }

/** The not-found page. Middleware rewrites every unknown address to it with status 404; its metadata comes from not-found.tsx (P9, T3). */
export default async function NotFoundPage({ params }: Props) {
  return notFoundPage((await params).lang)
}
