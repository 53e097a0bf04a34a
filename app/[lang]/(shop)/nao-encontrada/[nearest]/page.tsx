import { notFoundPage } from '../not-found-page.tsx'

type Props = { params: Promise<{ lang: string; nearest: string }> }

// No page is rendered at build time: each is rendered at its first visit and cached (T2, T9).
export function generateStaticParams() {
  return []
}

/** The not-found page with a suggestion: middleware passes the most similar known path (spec section 2). */
export default async function NotFoundNearPage({ params }: Props) {
  const { lang, nearest } = await params
  return notFoundPage(lang, `/${decodeURIComponent(nearest)}`)
}
