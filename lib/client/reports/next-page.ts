import type { ReviewPage } from '../../shop/review.ts'
import { listPath, reviewQuery, type ReviewAsk, type ReviewQuery } from './reviews.ts'

/**
 * The query of the page after this one; nothing on the last. `links.next` is only read, never gone to: its query is asked
 * of the reports host that the shop talks to, whatever scheme and host a proxy made it print, and only when it names a
 * later page of the same list. Its own parameters stay as they are, missing ones are added (contract 4.15).
 */
export function nextQuery(
  { page, lastPage, next }: ReviewPage,
  ask: ReviewAsk,
  storeCode: string,
): ReviewQuery | undefined {
  if (page >= lastPage) return undefined
  return (next && queryOfLink(next, page, ask, storeCode)) || reviewQuery(ask, page + 1)
}

function queryOfLink(link: string, page: number, ask: ReviewAsk, storeCode: string): ReviewQuery | undefined {
  const url = URL.parse(link, 'https://reports.invalid/')
  if (!url || !/^https?:$/.test(url.protocol)) return undefined
  if (!url.pathname.endsWith(`/api/${listPath(storeCode)}`)) return undefined
  const query = Object.fromEntries(url.searchParams)
  if (!/^\d+$/.test(query['page'] ?? '') || Number(query['page']) <= page) return undefined
  return { ...reviewQuery(ask, page + 1), ...query }
}
