import { notFoundPage } from './not-found-page.tsx'

type Props = { params: Promise<{ lang: string }> }

/** What middleware shows, with status 404, at every address that the shop does not know; its head is not-found.tsx's (P9, T3). */
export default async function NotFoundPage({ params }: Props) {
  return notFoundPage((await params).lang)
}
