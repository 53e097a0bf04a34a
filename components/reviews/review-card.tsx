import type { MouseEvent } from 'react'

import { Stars } from '#components/ui/stars.tsx'
import { reviewListCopy } from '#lib/copy/review-list.ts'
import { languageTag, type Lang } from '#lib/routes/lang.ts'
import { reviewDay, type Review } from '#lib/shop/review.ts'
import { languageOfText } from '#lib/shop/text-language.ts'

import styles from './review-card.module.css'

type ReviewCardProps = {
  review: Review
  lang: Lang
  /** Opens the whole review over the page; without it the card's link unfolds the comment where it is. */
  onOpen?: ((review: Review) => void) | undefined
}

/** The id of a card, which its own link leads to. */
function reviewAnchor({ id }: Review): string {
  return `avaliacao-${id}`
}

/** A review as a card (spec section 2). What a shopper typed is text, in the language that it is written in. */
export function ReviewCard({ review, lang, onOpen }: ReviewCardProps) {
  const { photo } = review
  const copy = reviewListCopy[lang]
  const name = review.name || copy.anonymous
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!onOpen || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return
    event.preventDefault()
    // Safari does not focus a pressed link, and the dialog gives the focus back to where it was.
    event.currentTarget.focus({ preventScroll: true })
    onOpen(review)
  }
  return (
    <li id={reviewAnchor(review)} className={photo ? styles.withPhoto : styles.card}>
      {photo ? (
        <img
          loading="lazy"
          decoding="async"
          width={240}
          height={320}
          alt={copy.photo}
          src={photo}
          className={styles.photo}
        />
      ) : null}
      <div className={styles.words}>
        <h3 className={styles.name}>
          <a
            href={`#${reviewAnchor(review)}`}
            dir="auto"
            lang={foreignTag(review, lang)}
            className={styles.link}
            {...(onOpen && { 'aria-haspopup': 'dialog' as const, onClick: open })}
          >
            {name}
          </a>
        </h3>
        <ReviewStars value={review.stars} lang={lang} />
        <p dir="auto" lang={foreignTag(review, lang)} className={styles.comment}>
          {review.comment}
        </p>
        <ReviewDate review={review} lang={lang} />
      </div>
    </li>
  )
}

/** The stars that a review gives. */
export function ReviewStars({ value, lang }: { value: number; lang: Lang }) {
  const shown = new Intl.NumberFormat(languageTag(lang)).format(value)
  return <Stars value={value} label={reviewListCopy[lang].stars(shown)} />
}

/** The day of a review in the store's time zone; nothing when it is none. */
export function ReviewDate({ review, lang }: { review: Review; lang: Lang }) {
  const day = reviewDay(review.createdAt, languageTag(lang))
  if (!day) return null
  return (
    // HTML takes three digits of a second at most, the reports API sends six.
    <time dateTime={new Date(review.createdAt).toISOString()} className={styles.date}>
      {day}
    </time>
  )
}

/** The language of what a shopper typed where it is not the page's own. */
export function foreignTag({ comment }: Review, lang: Lang): string | undefined {
  const tag = languageOfText(comment)
  return tag === languageTag(lang) ? undefined : tag
}
