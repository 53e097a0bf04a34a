import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import type { Lang } from '../routes/lang.ts'
import type { ReviewPage } from '../shop/review.ts'
import { createApiClient, type ApiClient } from '../client/api-client.ts'
import { getReviewPage, reviewQuery, type ReviewListRequest } from '../client/reports/reviews.ts'
import { nextQuery } from '../client/reports/next-page.ts'

const TIMEOUT_MS = 10_000

/** A client of the reports API for browsers, through the shop's same-origin proxy (contract 4.15). */
export function browserReports(lang: Lang): ApiClient {
  return createApiClient({ base: new URL('/api', location.origin).href, lang, timeoutMs: TIMEOUT_MS })
}

interface ReviewsQuery extends ReviewListRequest {
  lang: Lang
  storeCode: string
  /** The first page of the list, counted from 1. */
  from: number
  /** Number of changes of the sort order and filter so far; each change restarts the list. */
  changes: number
  /** The first page's data, when the server has rendered it. */
  first?: ReviewPage | undefined
}

/** Infinite query of reviews. Never stale, so an open list does not change by itself. */
export function reviewsQuery({ lang, storeCode, from, changes, first, ...request }: ReviewsQuery) {
  const start = reviewQuery(request, from)
  return infiniteQueryOptions({
    queryKey: ['reviews', storeCode, start, changes],
    queryFn: ({ pageParam }) => getReviewPage(browserReports(lang), storeCode, pageParam),
    initialPageParam: start,
    getNextPageParam: (last: ReviewPage) => nextQuery(last, request, storeCode),
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    ...(first && { initialData: { pages: [first], pageParams: [start] } }),
  })
}
