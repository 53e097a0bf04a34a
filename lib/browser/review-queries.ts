import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import type { Lang } from '../routes/lang.ts'
import type { ReviewPage } from '../shop/review.ts'
import { browserReports } from './reports.ts'
import { getReviews, reviewQuery, type ReviewAsk } from '../client/reports/reviews.ts'
import { nextQuery } from '../client/reports/next-page.ts'

interface ReviewsQuery extends ReviewAsk {
  lang: Lang
  storeCode: string
  /** The page that the list begins with, from 1. */
  from: number
  /** How often an order was chosen: each time the list begins anew. */
  turn: number
  /** That page, when the server has rendered it. */
  first?: ReviewPage | undefined
}

/** Reviews page by page; a list that is open stays as it was read until another one is asked for. */
export function reviewsQuery({ lang, storeCode, from, turn, first, ...ask }: ReviewsQuery) {
  const start = reviewQuery(ask, from)
  return infiniteQueryOptions({
    queryKey: ['reviews', storeCode, start, turn],
    queryFn: ({ pageParam }) => getReviews(browserReports(lang), storeCode, pageParam),
    initialPageParam: start,
    getNextPageParam: (last: ReviewPage) => nextQuery(last, ask, storeCode),
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    ...(first && { initialData: { pages: [first], pageParams: [start] } }),
  })
}
