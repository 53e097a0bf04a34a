import { reviewsCopy } from '#lib/copy/reviews.ts'
import { languageTag, type Lang } from '#lib/routes/lang.ts'

type ListTotalProps = {
  lang: Lang
  /** The API's own number of the list's reviews, never enlarged. */
  total: number
  className?: string | undefined
}

/** How many reviews a list has, below a number that the settings enlarge and that counts more than those (P11). */
export function ListTotal({ lang, total, className }: ListTotalProps) {
  const shown = new Intl.NumberFormat(languageTag(lang)).format(total)
  return <p className={className}>{reviewsCopy[lang].inList(shown, total === 1)}</p>
}
