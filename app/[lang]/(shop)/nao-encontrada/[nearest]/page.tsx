import { notFoundPage } from '../not-found-page.tsx'

type Props = { params: Promise<{ lang: string; nearest: string }> }

export function generateStaticParams() {
  return []
}

/** The not-found page with a suggestion: middleware passes the most similar known path (spec section 2). */
export default async function NotFoundNearPage({ params }: Props) {
  const { lang, nearest } = await params
  return notFoundPage(lang, `/${decodeURIComponent(nearest)}`)
}
