import { notFoundPage } from '../not-found-page.tsx'

type Props = { params: Promise<{ lang: string; nearest: string }> }

export function generateStaticParams() {
  return []
}

/** The not-found page of addresses that are much like a known one; middleware names that one (spec section 2). */
export default async function NotFoundNearPage({ params }: Props) {
  const { lang, nearest } = await params
  return notFoundPage(lang, `/${decodeURIComponent(nearest)}`)
}
