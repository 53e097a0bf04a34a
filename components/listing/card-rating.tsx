import { Stars } from '#components/ui/stars.tsx'
import { listingCopy } from '#lib/copy/listing.ts'
import { languageTag, type Lang } from '#lib/routes/lang.ts'
import styles from './listing-card.module.css'

type CardRatingProps = {
  average: number
  /** The displayed number of reviews (P11). */
  count: number
  lang: Lang
}

/** The stars of a product on its card, with the number of reviews. */
export function CardRating({ average, count, lang }: CardRatingProps) {
  const numbers = new Intl.NumberFormat(languageTag(lang))
  const shown = numbers.format(count)
  return (
    <p className={styles.rating}>
      <Stars value={average} label={listingCopy[lang].rated(numbers.format(average), shown)} />
      <span aria-hidden="true">({shown})</span>
    </p>
  )
}
