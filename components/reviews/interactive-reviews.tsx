'use client'

import { QueryClientProvider, useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'

import { queryClient } from '#lib/browser/cart-query.ts'
import { reviewsQuery } from '#lib/browser/review-queries.ts'
import type { ReviewOrder } from '#lib/contract/reviews.ts'
import { reviewListCopy } from '#lib/copy/review-list.ts'
import { LOAD_MORE_THRESHOLD, uniqueReviews, type Review } from '#lib/shop/review.ts'

import { readVisitorState, type VisitorState } from './visitor-state.ts'
import { MoreReviews, RetryLine } from './more-reviews.tsx'
import { ReviewDetail } from './review-detail.tsx'
import { ReviewList } from './review-list.tsx'
import styles from './reviews-block.module.css'
import type { ReviewsProps } from './reviews-props.ts'
import { SortForm } from './sort-form.tsx'
import { WriteButton } from './write-button.tsx'

export { readVisitorState, type VisitorState }

type InteractiveReviewsProps = ReviewsProps & { visitorState: VisitorState }

/** The interactive review list: sorts, loads more pages and opens a review in a dialog, without page loads (spec sections 2 and 4). */
export function InteractiveReviews(props: InteractiveReviewsProps) {
  return (
    <QueryClientProvider client={queryClient()}>
      <QueriedReviews {...props} />
    </QueryClientProvider>
  )
}

function QueriedReviews({ visitorState, ...props }: InteractiveReviewsProps) {
  const { lang, storeCode, topic, productId, allReviewsPath, product } = props
  const copy = reviewListCopy[lang]
  const [sorting, setSorting] = useState<{ order: ReviewOrder | ''; changes: number }>(() =>
    visitorState.order
      ? { order: visitorState.order, changes: 1 }
      : { order: props.order === 'imagem' ? '' : props.order, changes: 0 },
  )
  const [detail, setDetail] = useState<{ review: Review; isOpen: boolean }>()
  const [notice, setNotice] = useState('')
  const root = useRef<HTMLDivElement>(null)
  const firstNewIndex = useRef<number>(undefined)

  // Starts with the page that the server rendered; each change of the sort order restarts at page 1 (spec section 4).
  const isUnsorted = sorting.changes === 0
  const query = useInfiniteQuery(
    reviewsQuery({
      lang,
      storeCode,
      topic,
      productId,
      order: sorting.order || 'imagem',
      orderChanges: sorting.changes,
      from: isUnsorted ? props.from : 1,
      first: isUnsorted && props.first ? { ...props.first, reviews: visitorState.reviews } : undefined,
    }),
  )
  const pages = query.data?.pages ?? []
  const reviews = uniqueReviews(pages)
  const total = pages.at(-1)?.total ?? 0
  const isCollapsed = total > LOAD_MORE_THRESHOLD && pages.length === 1 && query.hasNextPage

  useEffect(() => {
    if (visitorState.focus)
      root.current?.querySelector<HTMLElement>(visitorState.focus)?.focus({ preventScroll: true })
  }, [visitorState.focus])

  // Focuses the first new card and scrolls as little as possible to show it.
  useEffect(() => {
    const card = root.current?.querySelectorAll('li')[firstNewIndex.current ?? -1]
    if (!card) return
    firstNewIndex.current = undefined
    card.querySelector('a')?.focus({ preventScroll: true })
    card.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  }, [reviews.length])

  const sortBy = (order: ReviewOrder) => {
    firstNewIndex.current = undefined
    setSorting(({ changes }) => ({ order, changes: changes + 1 }))
    setNotice(copy.sorted(copy.orders[order]))
    root.current?.querySelector('ul')?.scrollTo({ top: 0 })
  }
  const loadMore = async () => {
    firstNewIndex.current = reviews.length
    const { data } = await query.fetchNextPage()
    const added = uniqueReviews(data?.pages ?? []).length - reviews.length
    if (added > 0) setNotice(copy.moreLoaded(added))
  }

  return (
    <div ref={root} className={styles.block}>
      <div className={styles.bar}>
        {reviews.length > 0 || !isUnsorted ? (
          <SortForm
            lang={lang}
            allReviewsPath={allReviewsPath}
            topic={topic}
            order={sorting.order}
            onChange={sortBy}
          />
        ) : null}
        {product ? (
          <WriteButton {...props} product={product} isFirst={query.isSuccess && total === 0} />
        ) : null}
      </div>
      {query.isPending ? <p className={styles.none}>{copy.loading}</p> : null}
      {query.isError && !query.data ? (
        <RetryLine
          text={copy.failed}
          retry={copy.retry}
          isBusy={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      ) : null}
      {query.isSuccess && reviews.length === 0 ? <p className={styles.none}>{copy.none}</p> : null}
      {reviews.length > 0 ? (
        <>
          <ReviewList
            lang={lang}
            reviews={reviews}
            isCollapsed={isCollapsed}
            isStale={query.isPlaceholderData}
            onOpen={(review) => setDetail({ review, isOpen: true })}
          />
          {total > LOAD_MORE_THRESHOLD ? (
            <MoreReviews
              lang={lang}
              hasMore={query.hasNextPage}
              isBusy={query.isFetchingNextPage}
              hasFailed={query.isFetchNextPageError}
              onMore={() => void loadMore()}
            />
          ) : null}
        </>
      ) : null}
      <p role="status" className="visually-hidden">
        {notice}
      </p>
      {detail ? (
        <ReviewDetail
          lang={lang}
          review={detail.review}
          open={detail.isOpen}
          onClose={() => setDetail({ ...detail, isOpen: false })}
        />
      ) : null}
    </div>
  )
}
