import { Button, buttonClass } from '#components/ui/button.tsx'
import { Link } from '#components/ui/link.tsx'
import { reviewListCopy } from '#lib/copy/review-list.ts'
import { reviewsCopy } from '#lib/copy/reviews.ts'
import { LOAD_MORE_THRESHOLD } from '#lib/shop/review.ts'

import { FORM_ANCHOR, reviewListAddress } from './list-address.ts'
import { PhotoFilter } from './photo-filter.tsx'
import { RatingBars } from './rating-bars.tsx'
import { ReviewList } from './review-list.tsx'
import { REVIEWS_ANCHOR } from '#lib/routes/review-address.ts'
import styles from './reviews-block.module.css'
import type { ReviewsProps } from './reviews-props.ts'
import { ReviewsShell } from './reviews-shell.tsx'
import { SortForm } from './sort-form.tsx'

/** The server-rendered reviews: the first page, with links and forms that work without JavaScript (spec section 2). */
export function ReviewsBlock(props: ReviewsProps) {
  const { lang, allReviewsPath, topic, order, first, count } = props
  return (
    // The reviews are in the cards; the payload does not repeat them.
    <ReviewsShell {...props} first={first && { ...first, reviews: [] }}>
      {first?.ratings ? (
        <div className={styles.side}>
          <RatingBars lang={lang} ratings={first.ratings} count={count} />
          <PhotoFilter lang={lang} ratings={first.ratings} />
        </div>
      ) : null}
      <div className={styles.main}>
        <div className={styles.bar}>
          {first?.reviews.length ? (
            <SortForm
              lang={lang}
              allReviewsPath={allReviewsPath}
              topic={topic}
              order={order === 'imagem' ? '' : order}
            />
          ) : null}
          <WriteLink {...props} />
        </div>
        {first ? <FirstPage {...props} first={first} /> : <LoadFailure {...props} />}
      </div>
    </ReviewsShell>
  )
}

function WriteLink({ lang, allReviewsPath, topic, order, first, product }: ReviewsProps) {
  const copy = reviewListCopy[lang]
  // The page of all reviews has the form itself.
  if (!product) return null
  return (
    <a
      href={reviewListAddress({ allReviewsPath, topic, order }) + FORM_ANCHOR}
      data-part="write"
      className={buttonClass({ variant: 'secondary' })}
    >
      {first?.total === 0 ? copy.writeFirst : copy.write}
    </a>
  )
}

// One page of the API: not more (T21), and not less, because cards that are added later would shift the content below.
function FirstPage({ first, ...props }: ReviewsProps & Required<Pick<ReviewsProps, 'first'>>) {
  const { lang, brandName, line, productId } = props
  const copy = reviewListCopy[lang]
  if (!first || first.reviews.length === 0) return <p className={styles.none}>{copy.none}</p>
  const { reviews, total, page, lastPage } = first
  const hasMore = total > LOAD_MORE_THRESHOLD
  return (
    <>
      <ReviewList
        lang={lang}
        brandName={brandName}
        reviews={reviews}
        namesProducts={!props.product}
        isCollapsed={Boolean(props.product) && hasMore && page < lastPage}
      />
      {hasMore ? (
        <p className={styles.more} data-print="off">
          {page < lastPage ? (
            <Link
              // The page of all reviews has the lists of lines, not of single products.
              href={reviewListAddress(props, { page: productId ? 1 : page + 1 }) + REVIEWS_ANCHOR}
              data-part="more"
              className={buttonClass({ variant: 'secondary' })}
            >
              {productId && line ? reviewsCopy[lang].seeLine(line) : copy.more}
            </Link>
          ) : (
            <Button variant="secondary" disabled>
              {copy.noMore}
            </Button>
          )}
        </p>
      ) : null}
    </>
  )
}

function LoadFailure(props: ReviewsProps) {
  const copy = reviewListCopy[props.lang]
  return (
    <p className={styles.none}>
      {copy.failed} <a href={reviewListAddress(props)}>{copy.retry}</a>
    </p>
  )
}
