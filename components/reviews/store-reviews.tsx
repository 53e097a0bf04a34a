import { FoldedForm } from '#components/ui/folded-form.tsx'
import { SentNote } from '#components/ui/visitor-form.tsx'
import { reviewListCopy } from '#lib/copy/review-list.ts'
import { storeReviewCopy } from '#lib/copy/store-review.ts'
import type { Lang } from '#lib/routes/lang.ts'
import { localePath } from '#lib/routes/paths.ts'
import type { TopicReviews } from '#lib/shop/review.ts'
import { sentId } from '#lib/shop/sent-id.ts'
import { STORE_REVIEW_FORM_ID } from '#lib/shop/store-review-fields.ts'

import { ReviewList } from './review-list.tsx'
import { LanguageNote } from './language-note.tsx'
import { ReviewSummary } from './review-summary.tsx'
import { ReviewsSection } from './reviews-section.tsx'
import { StoreReviewForm } from './store-review-form.tsx'
import styles from './store-reviews.module.css'

type StoreReviewsProps = {
  lang: Lang
  brandName: string
  reviews: TopicReviews
  product: { id: number; path: string }
}

/** The store's own reviews of the product, and the form that sends a new one (platform 3.3, 3.7). */
export function StoreReviews({ lang, brandName, reviews: { first, average }, product }: StoreReviewsProps) {
  const copy = storeReviewCopy[lang]
  const { reviews = [], total = 0 } = first ?? {}
  return (
    <ReviewsSection
      lang={lang}
      isModerated={false}
      summary={total > 0 ? <ReviewSummary lang={lang} average={average} count={total} /> : null}
      note={<LanguageNote lang={lang} first={first} originals={localePath('pt', product.path)} />}
    >
      <div className={styles.block}>
        {reviews.length > 0 ? (
          <ReviewList lang={lang} brandName={brandName} reviews={reviews} isCollapsed={false} />
        ) : null}
        {total === 0 ? <p>{reviewListCopy[lang].none}</p> : null}
        {reviews.length > 0 && reviews.length < total ? (
          <p className={styles.quiet}>{copy.more(reviews.length, total)}</p>
        ) : null}
        <SentNote id={sentId(STORE_REVIEW_FORM_ID)} texts={copy.form} />
        <FoldedForm label={copy.write} intro={copy.intro}>
          <StoreReviewForm lang={lang} product={{ id: String(product.id), path: product.path }} />
        </FoldedForm>
      </div>
    </ReviewsSection>
  )
}
