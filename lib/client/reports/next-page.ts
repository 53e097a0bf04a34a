import type { ReviewPage } from '../../shop/review.ts'
import { listPath, reviewQuery, type ReviewListRequest, type ReviewPageQuery } from './reviews.ts'

/**
 * The query of the next page; `undefined` on the last one. Takes only the query of `links.next`, because a proxy can print a
 * wrong scheme or host there, and only when it names a later page of the same list. Adds missing parameters (contract 4.15).
 */
export function nextQuery(
  { page, lastPage, next }: ReviewPage,
  list: ReviewListRequest,
  storeCode: string,
): ReviewPageQuery | undefined {
  if (page >= lastPage) return undefined
  return (next && queryOfLink(next, page, list, storeCode)) || reviewQuery(list, page + 1)
}

function queryOfLink(
  link: string,
  page: number,
  list: ReviewListRequest,
  storeCode: string,
): ReviewPageQuery | undefined {
  const url = URL.parse(link, 'https://reports.invalid/')
  if (!url || !/^https?:$/.test(url.protocol)) return undefined
  if (!url.pathname.endsWith(`/api/${listPath(storeCode)}`)) return undefined
  const query = Object.fromEntries(url.searchParams)
  if (!/^\d+$/.test(query['page'] ?? '') || Number(query['page']) <= page) return undefined
  return { ...reviewQuery(list, page + 1), ...query }
}
