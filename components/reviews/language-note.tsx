import { Link } from '#components/ui/link.tsx'
import { reviewsCopy } from '#lib/copy/reviews.ts'
import { languageTag, type Lang } from '#lib/routes/lang.ts'
import type { ReviewPage } from '#lib/shop/review.ts'
import { foreignTag } from './review-card.tsx'

type LanguageNoteProps = {
  lang: Lang
  first: ReviewPage | undefined
  /** The address of the Portuguese page with the same list. */
  originals: string
  className?: string | undefined
}

/** States once on an English page in which language its reviews were written, and links to the originals of translated ones. */
export function LanguageNote({ lang, first, originals, className }: LanguageNoteProps) {
  const copy = reviewsCopy[lang]
  if (!first?.total || !copy.languageNote) return null
  if (!first.reviews.some(({ original }) => original)) return <p className={className}>{copy.languageNote}</p>
  const isPartly = first.reviews.some((review) => !review.original && foreignTag(review, lang))
  return (
    <p className={className}>
      {isPartly ? copy.partlyNote : copy.translatedNote}{' '}
      <Link href={originals} hrefLang={languageTag('pt')}>
        {copy.originals}
      </Link>
    </p>
  )
}
