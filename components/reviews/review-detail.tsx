'use client'

import { useId } from 'react'

import { Dialog } from '#components/ui/dialog.tsx'
import { reviewListCopy } from '#lib/copy/review-list.ts'
import { languageTag, type Lang } from '#lib/routes/lang.ts'
import type { Review } from '#lib/shop/review.ts'

import { foreignTag, ReviewDate, ReviewStars, ReviewedPurchase } from './review-card.tsx'
import styles from './review-detail.module.css'
import { ShopAnswer } from './shop-answer.tsx'

type ReviewDetailProps = { lang: Lang; brandName: string; review: Review; open: boolean; onClose: () => void }

/** The dialog of one review, with its full photo and text (spec section 2). */
export function ReviewDetail({ lang, brandName, review, open, onClose }: ReviewDetailProps) {
  const copy = reviewListCopy[lang]
  const titleId = useId()
  const { photo, name, comment } = review
  const tag = foreignTag(review, lang)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      labelledBy={titleId}
      closeLabel={copy.close}
      size={photo ? 'wide' : 'narrow'}
    >
      <div className={photo ? styles.withPhoto : styles.detail}>
        {photo ? <img src={photo} alt={copy.photo} className={styles.photo} /> : null}
        <div className={styles.words}>
          <h2 id={titleId} dir="auto" lang={tag} className={styles.name}>
            {name || copy.anonymous}
          </h2>
          <ReviewStars value={review.stars} lang={lang} />
          <p dir="auto" lang={tag} className={styles.comment}>
            {comment}
          </p>
          {review.original ? (
            <div data-part="original" className={styles.original}>
              <p>{copy.original}</p>
              <p lang={languageTag('pt')}>{review.original}</p>
            </div>
          ) : null}
          <ReviewDate review={review} lang={lang} />
          <ReviewedPurchase review={review} lang={lang} />
          <ShopAnswer review={review} lang={lang} brandName={brandName} />
        </div>
      </div>
    </Dialog>
  )
}
