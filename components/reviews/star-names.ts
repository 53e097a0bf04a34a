import { reviewFormCopy } from '#lib/copy/review-form.ts'
import { languageTag, type Lang } from '#lib/routes/lang.ts'

/** Returns a function that names a rating in a language: '4,5 de 5 estrelas'. */
export function starNames(lang: Lang): (stars: string) => string {
  const numbers = new Intl.NumberFormat(languageTag(lang))
  return (stars) => reviewFormCopy[lang].stars(numbers.format(Number(stars)))
}
