import { Pagination } from '#components/ui/pagination.tsx'
import { Link } from '#components/ui/link.tsx'
import { buttonClass } from '#components/ui/button.tsx'
import { listingCopy } from '#lib/copy/listing.ts'
import { reviewFormCopy } from '#lib/copy/review-form.ts'
import { reviewListCopy } from '#lib/copy/review-list.ts'
import { reviewsCopy } from '#lib/copy/reviews.ts'
import type { Lang } from '#lib/routes/lang.ts'
import { barePath } from '#lib/routes/paths.ts'
import {
  REVIEWS_ANCHOR,
  DEFAULT_REVIEW_LIST_PARAMS,
  type ReviewListParams,
} from '#lib/routes/review-address.ts'
import type { TopicReviews } from '#lib/shop/review.ts'
import type { TopicOptions } from '#lib/shop/review-topics.ts'

import styles from './all-reviews.module.css'
import { FormShell } from './form-shell.tsx'
import { PlainReviewForm } from './plain-review-form.tsx'
import { reviewListAddress } from './list-address.ts'
import { LanguageNote } from './language-note.tsx'
import { ListTotal } from './list-total.tsx'
import { ReviewSummary } from './review-summary.tsx'
import { ReviewsBlock } from './reviews-block.tsx'

type AllReviewsProps = TopicReviews & {
  lang: Lang
  brandSlug: string
  brandName: string
  storeCode: string
  topics: TopicOptions
  allReviewsPath: string
  params: ReviewListParams
  count: number
  /** The shop's origin, for the absolute page address in the form. */
  siteUrl: string
}

/** The review list and the review form on the page of all reviews; `params` hold topic, sort order and first page. */
export function AllReviews({
  params,
  siteUrl,
  topic,
  topics,
  first,
  average,
  count,
  ...shared
}: AllReviewsProps) {
  const { lang, allReviewsPath, brandSlug } = shared
  const copy = reviewListCopy[lang]
  const pages = listingCopy[lang]
  const { order } = params
  // Beside an enlarged count, the number of pages would contradict it (P11).
  const isEnlarged = first !== undefined && count !== first.total
  const subject = { lang, topic: topic ?? '', topics, brandSlug }
  return (
    <section id="avaliacoes" aria-labelledby="avaliacoes-titulo" className={styles.section}>
      <div className={styles.head}>
        <h2 id="avaliacoes-titulo" className="visually-hidden">
          {reviewsCopy[lang].section}
        </h2>
        {first?.total ? <ReviewSummary lang={lang} average={average} count={count} /> : null}
        {isEnlarged ? <ListTotal lang={lang} total={first.total} className={styles.quiet} /> : null}
      </div>
      <details className={styles.write} data-print="off">
        <summary className={buttonClass({}, styles.summary)}>
          {first?.total === 0 ? copy.writeFirst : copy.write}
        </summary>
        <div id="avaliar" className={styles.form}>
          <h3>{reviewFormCopy[lang].title}</h3>
          <p className={styles.quiet}>{reviewFormCopy[lang].intro}</p>
          <FormShell subject={subject}>
            <PlainReviewForm subject={subject} url={siteUrl + allReviewsPath} />
          </FormShell>
        </div>
      </details>
      <LanguageNote
        lang={lang}
        first={first}
        originals={
          reviewListAddress(
            { allReviewsPath: barePath(allReviewsPath), topic, order },
            { page: params.page },
          ) + REVIEWS_ANCHOR
        }
        className={styles.quiet}
      />
      {first && params.page > 1 ? (
        <p className={styles.where}>
          {isEnlarged ? pages.page(params.page) : copy.page(params.page, first.lastPage)}
          <Link
            href={
              reviewListAddress({ allReviewsPath, topic, order }, { page: params.page - 1 }) + REVIEWS_ANCHOR
            }
            rel="prev"
          >
            {copy.previous}
          </Link>
        </p>
      ) : null}
      <ReviewsBlock
        // Another topic, order or page remounts the list, so that no browser state of the previous list stays.
        key={reviewListAddress({ allReviewsPath, topic, order }, { page: params.page })}
        {...shared}
        topic={topic}
        order={order}
        from={params.page}
        first={first}
        count={count}
        average={average}
      />
      {/* Outside of the list that scripts replace, so that these links stay. */}
      <Pagination
        page={params.page}
        pages={first?.lastPage ?? 1}
        labels={isEnlarged ? { ...pages, ofPages: pages.page } : pages}
        address={(page) => reviewListAddress({ allReviewsPath, topic, order }, { page }) + REVIEWS_ANCHOR}
        followed={order === DEFAULT_REVIEW_LIST_PARAMS.order}
      />
    </section>
  )
}
