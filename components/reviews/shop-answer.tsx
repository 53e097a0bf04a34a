import { reviewsCopy } from '#lib/copy/reviews.ts'
import { languageTag, type Lang } from '#lib/routes/lang.ts'
import { reviewDay, type Review } from '#lib/shop/review.ts'
import { languageOfText } from '#lib/shop/text-language.ts'

// Reuses the classes of the review card: the byte budget of the page's styles has no room for more (T21).
import styles from './review-card.module.css'

// Inline for the same reason: only a page with an answer has it.
const INSET = { borderInlineStart: '2px solid var(--coral)', paddingInlineStart: 'var(--space-3)' }

type ShopAnswerProps = { review: Review; lang: Lang; brandName: string }

/** The shop's answer below a review, with its day; nothing without an answer. */
export function ShopAnswer({ review: { answer }, lang, brandName }: ShopAnswerProps) {
  if (!answer) return null
  const tag = languageTag(lang)
  const textTag = languageOfText(answer.text)
  const day = reviewDay(answer.createdAt, tag, 'medium')
  return (
    <div data-part="answer" style={INSET}>
      <p className={styles.name}>{reviewsCopy[lang].answerOf(brandName)}</p>
      <p dir="auto" lang={textTag === tag ? undefined : textTag} className={styles.comment}>
        {answer.text}
      </p>
      {day ? (
        <time dateTime={new Date(answer.createdAt).toISOString()} className={styles.date}>
          {day}
        </time>
      ) : null}
    </div>
  )
}
