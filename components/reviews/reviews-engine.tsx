'use client'

import { QueryClientProvider, useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'

import { queryClient } from '#lib/browser/cart-query.ts'
import { reviewsQuery } from '#lib/browser/review-queries.ts'
import type { ReviewOrder } from '#lib/contract/reviews.ts'
import { reviewListCopy } from '#lib/copy/review-list.ts'
import { MORE_ABOVE, uniqueReviews, type Review } from '#lib/shop/review.ts'

import { leaveAlone, type Before } from './leave-alone.ts'
import { MoreReviews } from './more-reviews.tsx'
import { ReviewDetail } from './review-detail.tsx'
import { ReviewList } from './review-list.tsx'
import styles from './reviews-block.module.css'
import type { ReviewsProps } from './reviews-props.ts'
import { SortForm } from './sort-form.tsx'
import { QuietLine } from './quiet-line.tsx'
import { WriteButton } from './write-button.tsx'

export { leaveAlone, type Before }

type ReviewsEngineProps = ReviewsProps & { before: Before }

/** The reviews in a browser: sorted, read on and opened without leaving the page (spec sections 2 and 4). */
export function ReviewsEngine(props: ReviewsEngineProps) {
  return (
    <QueryClientProvider client={queryClient()}>
      <LiveReviews {...props} />
    </QueryClientProvider>
  )
}

function LiveReviews({ before, ...props }: ReviewsEngineProps) {
  const { lang, storeCode, topic, page, product } = props
  const copy = reviewListCopy[lang]
  const [choice, setChoice] = useState<{ order: ReviewOrder | ''; turn: number }>(() =>
    before.order
      ? { order: before.order, turn: 1 }
      : { order: props.order === 'imagem' ? '' : props.order, turn: 0 },
  )
  const [detail, setDetail] = useState<{ review: Review; isOpen: boolean }>()
  const [news, setNews] = useState('')
  const root = useRef<HTMLDivElement>(null)
  const firstNew = useRef<number>(undefined)

  // The server's own page is the first only until somebody chooses: every choice begins anew at page 1 (spec section 4).
  const isServers = choice.turn === 0
  const query = useInfiniteQuery(
    reviewsQuery({
      lang,
      storeCode,
      topic,
      order: choice.order || 'imagem',
      turn: choice.turn,
      from: isServers ? props.from : 1,
      first: isServers ? props.first : undefined,
    }),
  )
  const pages = query.data?.pages ?? []
  const reviews = uniqueReviews(pages)
  const total = pages.at(-1)?.total ?? 0
  const isHeld = total > MORE_ABOVE && pages.length === 1 && query.hasNextPage

  useEffect(() => {
    if (before.focus) root.current?.querySelector<HTMLElement>(before.focus)?.focus({ preventScroll: true })
  }, [before.focus])

  // To the first new card, while what was being read stays where it is as far as it can.
  useEffect(() => {
    const card = root.current?.querySelectorAll('li')[firstNew.current ?? -1]
    if (!card) return
    firstNew.current = undefined
    card.querySelector('a')?.focus({ preventScroll: true })
    card.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  }, [reviews.length])

  const choose = (order: ReviewOrder) => {
    firstNew.current = undefined
    setChoice(({ turn }) => ({ order, turn: turn + 1 }))
    setNews(copy.sorted(copy.orders[order]))
    root.current?.querySelector('ul')?.scrollTo({ top: 0 })
  }
  const readOn = async () => {
    firstNew.current = reviews.length
    const { data } = await query.fetchNextPage()
    const came = uniqueReviews(data?.pages ?? []).length - reviews.length
    if (came > 0) setNews(copy.came(came))
  }

  return (
    <div ref={root} className={styles.block}>
      <div className={styles.bar}>
        {reviews.length > 0 || choice.turn > 0 ? (
          <SortForm lang={lang} page={page} topic={topic} chosen={choice.order} onChoose={choose} />
        ) : null}
        {product ? (
          <WriteButton {...props} product={product} isFirst={query.isSuccess && total === 0} />
        ) : null}
      </div>
      {query.isPending ? <p className={styles.none}>{copy.loading}</p> : null}
      {query.isError && !query.data ? (
        <QuietLine
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
            isHeld={isHeld}
            isOld={query.isPlaceholderData}
            onOpen={(review) => setDetail({ review, isOpen: true })}
          />
          {total > MORE_ABOVE ? (
            <MoreReviews
              lang={lang}
              hasMore={query.hasNextPage}
              isBusy={query.isFetchingNextPage}
              hasFailed={query.isFetchNextPageError}
              onMore={() => void readOn()}
            />
          ) : null}
        </>
      ) : null}
      <p role="status" className="visually-hidden">
        {news}
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
