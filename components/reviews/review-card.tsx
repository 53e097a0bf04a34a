import type { MouseEvent } from 'react'

import { classNames } from '#components/ui/class-names.ts'
import { Link } from '#components/ui/link.tsx'
import { Stars } from '#components/ui/stars.tsx'
import link from '#components/ui/stretched-link.module.css'
import { reviewListCopy } from '#lib/copy/review-list.ts'
import { languageTag, type Lang } from '#lib/routes/lang.ts'
import { localePath } from '#lib/routes/paths.ts'
import { reviewDay, type Review } from '#lib/shop/review.ts'
import { languageOfText } from '#lib/shop/text-language.ts'

import styles from './review-card.module.css'
import { ShopAnswer } from './shop-answer.tsx'

type ReviewCardProps = {
  review: Review
  lang: Lang
  brandName: string
  namesProduct: boolean
  /** Opens the review in a dialog; without it the card's link targets the card, and CSS then shows the whole comment. */
  onOpen?: ((review: Review) => void) | undefined
}

// Above the link that covers the card. Inline, because the byte budget of product pages, which have the same cards, has no room for more (T21).
const ABOVE_CARD_LINK = { position: 'relative', zIndex: 1 } as const
const LEAF = { color: 'var(--leaf)' }

// The id of a card and the target of its link.
function reviewAnchor({ id }: Review): string {
  return `avaliacao-${id}`
}

/** A review as a card (spec section 2). Name and comment have the `lang` of their text when it is not the page's. */
export function ReviewCard({ review, lang, brandName, namesProduct, onOpen }: ReviewCardProps) {
  const { photo, product } = review
  const copy = reviewListCopy[lang]
  const name = review.name || copy.anonymous
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!onOpen || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return
    event.preventDefault()
    // Safari does not focus a clicked link, and the dialog returns the focus to the element that had it.
    event.currentTarget.focus({ preventScroll: true })
    onOpen(review)
  }
  return (
    <li id={reviewAnchor(review)} className={classNames(styles.card, photo && styles.withPhoto)}>
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
            className={link.plain}
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
        <ReviewedPurchase review={review} lang={lang} />
        {namesProduct && product ? (
          <span data-part="product" className={styles.date}>
            {copy.product}{' '}
            <Link href={localePath(lang, product.path)} style={ABOVE_CARD_LINK}>
              {product.name}
            </Link>
          </span>
        ) : null}
        <ShopAnswer review={review} lang={lang} brandName={brandName} />
      </div>
    </li>
  )
}

/** The rating of a review as stars. */
export function ReviewStars({ value, lang }: { value: number; lang: Lang }) {
  const shown = new Intl.NumberFormat(languageTag(lang)).format(value)
  return <Stars value={value} label={reviewListCopy[lang].stars(shown)} />
}

/** 'Compra verificada' below a review whose author has bought the product, and what was bought, such as the flavour. */
export function ReviewedPurchase({ review: { isVerified, bought }, lang }: { review: Review; lang: Lang }) {
  const copy = reviewListCopy[lang]
  return (
    <>
      {isVerified ? (
        <strong data-part="verified" className={styles.date} style={LEAF}>
          ✓ {copy.verified}
        </strong>
      ) : null}
      {bought ? (
        <span data-part="bought" className={styles.date}>
          {`${copy.chose} ${bought}`}
        </span>
      ) : null}
    </>
  )
}

/** The day of a review in the store's time zone; renders nothing for an invalid date. */
export function ReviewDate({ review, lang }: { review: Review; lang: Lang }) {
  const day = reviewDay(review.createdAt, languageTag(lang), 'medium')
  if (!day) return null
  return (
    // The time element allows at most three decimals of a second; the reports API sends six.
    <time dateTime={new Date(review.createdAt).toISOString()} className={styles.date}>
      {day}
    </time>
  )
}

/** The language tag of a review's text; `undefined` when it is the page's language. */
export function foreignTag({ comment }: Review, lang: Lang): string | undefined {
  const tag = languageOfText(comment)
  return tag === languageTag(lang) ? undefined : tag
}
