'use client'

import { QueryClientProvider, useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'

import { classNames } from '#components/ui/class-names.ts'
import { queryClient } from '#lib/browser/cart-query.ts'
import { browserReports, reviewsQuery } from '#lib/browser/review-queries.ts'
import { getReviewPage, reviewQuery } from '#lib/client/reports/reviews.ts'
import type { ReviewOrder } from '#lib/contract/reviews.ts'
import { reviewListCopy } from '#lib/copy/review-list.ts'
import { LOAD_MORE_THRESHOLD, uniqueReviews, type Review, type ReviewFilter } from '#lib/shop/review.ts'

import { readVisitorState, type VisitorState } from './visitor-state.ts'
import { MoreReviews, RetryLine } from './more-reviews.tsx'
import { FilterLine, filterText } from './filter-line.tsx'
import filterStyles from './filters.module.css'
import { PhotoFilter } from './photo-filter.tsx'
import { RatingBars } from './rating-bars.tsx'
import { ReviewDetail } from './review-detail.tsx'
import { ReviewTerms } from './review-terms.tsx'
import { ReviewList } from './review-list.tsx'
import styles from './reviews-block.module.css'
import type { ReviewsProps } from './reviews-props.ts'
import { SortForm } from './sort-form.tsx'
import { useShownResult } from './use-shown-result.ts'
import { WriteButton } from './write-button.tsx'

// Exported from here too, so that reviews-shell.tsx loads both with one file.
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

const listIn = (root: HTMLElement | null) => root?.querySelector(`.${styles.list}`)

/** What the visitor chose; each change restarts the list. */
interface Choice {
  order: ReviewOrder | ''
  filter: ReviewFilter
  changes: number
}

function QueriedReviews({ visitorState, ...props }: InteractiveReviewsProps) {
  const { lang, brandName, storeCode, topic, productId, allReviewsPath, product } = props
  const copy = reviewListCopy[lang]
  const [choice, setChoice] = useState<Choice>(() =>
    visitorState.order
      ? { order: visitorState.order, filter: {}, changes: 1 }
      : { order: props.order === 'imagem' ? '' : props.order, filter: {}, changes: 0 },
  )
  const { filter } = choice
  const [detail, setDetail] = useState<{ review: Review; isOpen: boolean }>()
  const [notice, setNotice] = useState('')
  const [showsTerms, setShowsTerms] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const firstNewIndex = useRef<number>(undefined)

  // Starts with the page that the server rendered; each change of the sort order or filter restarts at page 1 (spec section 4).
  const isUnchanged = choice.changes === 0
  const query = useInfiniteQuery(
    reviewsQuery({
      lang,
      storeCode,
      topic,
      productId,
      order: choice.order || 'imagem',
      filter,
      changes: choice.changes,
      from: isUnchanged ? props.from : 1,
      first: isUnchanged && props.first ? { ...props.first, reviews: visitorState.reviews } : undefined,
    }),
  )
  const pages = query.data?.pages ?? []
  const reviews = uniqueReviews(pages)
  const total = pages.at(-1)?.total ?? 0
  const isFiltered = filter.stars !== undefined || filter.withPhoto === true || filter.term !== undefined
  const ratings = pages[0]?.ratings ?? props.first?.ratings
  const isShown = query.isSuccess && !query.isPlaceholderData
  const shownText = filterText(lang, total, isFiltered, filter.stars)
  // The order puts reviews with a photo first, so none has one unless the first pages do.
  const hasNoPhoto = choice.order === 'imagem' && isShown && !reviews.some(({ photo }) => photo)
  // The page of all reviews has no scroll area: it shows whole cards.
  const isCollapsed =
    Boolean(props.product) && total > LOAD_MORE_THRESHOLD && pages.length === 1 && query.hasNextPage

  const showResult = useShownResult(root, isShown, choice.changes)
  useEffect(() => {
    if (visitorState.focus)
      root.current?.querySelector<HTMLElement>(visitorState.focus)?.focus({ preventScroll: true })
  }, [visitorState.focus])

  // Focuses the first new card and scrolls as little as possible to show it.
  useEffect(() => {
    const card = listIn(root.current)?.querySelectorAll('li')[firstNewIndex.current ?? -1]
    if (!card) return
    firstNewIndex.current = undefined
    card.querySelector('a')?.focus({ preventScroll: true })
    card.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  }, [reviews.length])

  // The server does not render the terms. They appear with the visitor's first choice: without one, they would shift the content below.
  const restart = (change: Partial<Choice>, spoken: string) => {
    setShowsTerms(true)
    firstNewIndex.current = undefined
    setChoice((before) => ({ ...before, ...change, changes: before.changes + 1 }))
    setNotice(spoken)
    listIn(root.current)?.scrollTo({ top: 0 })
  }
  const sortBy = (order: ReviewOrder) => restart({ order }, copy.sorted(copy.orders[order]))
  const filterBy = (change: ReviewFilter) => {
    restart({ filter: { ...filter, ...change } }, '')
    showResult()
  }
  // The button disappears, so the focus moves to a control that stays.
  const unfilter = () => {
    restart({ filter: {} }, '')
    root.current?.querySelector<HTMLElement>('[aria-pressed=true]')?.focus({ preventScroll: true })
  }
  const loadMore = async () => {
    firstNewIndex.current = reviews.length
    const { data } = await query.fetchNextPage()
    const added = uniqueReviews(data?.pages ?? []).length - reviews.length
    if (added > 0) setNotice(copy.moreLoaded(added))
  }

  const open = (review: Review) => {
    setDetail({ review, isOpen: true })
    // The page that the server rendered has only the translation.
    if (review.original !== '') return
    const request = { topic, productId, order: props.order }
    getReviewPage(browserReports(lang), storeCode, reviewQuery(request, props.from))
      .then(({ reviews: written }) => {
        const found = written.find(({ id }) => id === review.id)
        if (found) setDetail((shown) => (shown?.review === review ? { ...shown, review: found } : shown))
      })
      .catch(() => {})
  }

  return (
    <div ref={root} data-filtered={isFiltered || undefined} className={styles.block}>
      {ratings ? (
        <div className={styles.side}>
          <RatingBars
            lang={lang}
            ratings={ratings}
            count={props.count}
            filter={filter}
            onFilter={filterBy}
            buttonClass={filterStyles.button}
          />
          {showsTerms ? (
            <ReviewTerms lang={lang} ratings={ratings} filter={filter} onFilter={filterBy} />
          ) : null}
          <PhotoFilter
            lang={lang}
            ratings={ratings}
            filter={filter}
            onFilter={filterBy}
            buttonClass={filterStyles.photo}
          />
        </div>
      ) : null}
      <div className={classNames(styles.main, query.isPlaceholderData && filterStyles.stale)}>
        <div className={styles.bar}>
          {reviews.length > 0 || !isUnchanged ? (
            <SortForm
              lang={lang}
              allReviewsPath={allReviewsPath}
              topic={topic}
              order={choice.order}
              onChange={sortBy}
            />
          ) : null}
          {product ? (
            <WriteButton
              {...props}
              product={product}

              isFirst={query.isSuccess && total === 0 && !isFiltered}
            />
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
        {isFiltered && isShown ? <FilterLine lang={lang} text={shownText} onClear={unfilter} /> : null}
        {query.isSuccess && reviews.length === 0 && !isFiltered ? (
          <p className={styles.none}>{copy.none}</p>
        ) : null}
        {hasNoPhoto && reviews.length > 0 ? (
          <p role="status" className={styles.none}>
            {copy.noPhoto}
          </p>
        ) : null}
        {reviews.length > 0 ? (
          <>
            <ReviewList
              lang={lang}
              brandName={brandName}
              reviews={reviews}
              namesProducts={!product}
              isCollapsed={isCollapsed}
              isStale={query.isPlaceholderData}
              onOpen={open}
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
          {notice || (isShown && !isUnchanged ? shownText : '')}
        </p>
        {detail ? (
          <ReviewDetail
            lang={lang}
            brandName={brandName}
            review={detail.review}
            open={detail.isOpen}
            onClose={() => setDetail({ ...detail, isOpen: false })}
          />
        ) : null}
      </div>
    </div>
  )
}
