import type { ReactNode } from 'react'

import { DeferredSection } from '#components/ui/deferred-section.tsx'
import { Link } from '#components/ui/link.tsx'
import type { ReviewTopic } from '#lib/contract/reviews.ts'
import { reviewListCopy } from '#lib/copy/review-list.ts'
import { reviewsCopy } from '#lib/copy/reviews.ts'
import type { Lang } from '#lib/routes/lang.ts'

import { QuoteMark } from './quote-mark.tsx'
import { reviewListAddress } from './list-address.ts'
import styles from './reviews-section.module.css'

type ReviewsSectionProps = {
  lang: Lang
  /** Path of the page of all reviews, with its language prefix; absent when the shop has no such page. */
  allReviewsPath?: string | undefined
  topic?: ReviewTopic | undefined
  /** The name of the topic, when several products share it (P33). */
  line?: string | undefined
  /** Whether the reviews are those of the whole line. */
  isWholeLine?: boolean
  /** Whether reviews are read before they are published; an outside store may publish its own at once (P29). */
  isModerated?: boolean
  summary?: ReactNode
  /** Says in which language the reviews were written. */
  note?: ReactNode
  /** The reviews of the product; without them there is only a link to all reviews. */
  children?: ReactNode
}

/** The section of a product page that contains the reviews; the rating at the top links to it (spec section 2, Reviews). */
export function ReviewsSection({
  lang,
  allReviewsPath,
  topic,
  line,
  isWholeLine = false,
  isModerated = true,
  summary,
  note,
  children,
}: ReviewsSectionProps) {
  const copy = reviewsCopy[lang]
  return (
    <DeferredSection id="avaliacoes" aria-labelledby="avaliacoes-titulo" className={styles.section}>
      <QuoteMark className={styles.mark} />
      <div className={styles.text}>
        <h2 id="avaliacoes-titulo">{line && isWholeLine ? copy.ofLine(line) : copy.section}</h2>
        {summary}
        {children ? isModerated && <p>{copy.moderated}</p> : <p>{copy.noneOwn}</p>}
        {note}
      </div>
      {children}
      {allReviewsPath === undefined ? null : (
        // After the product's own reviews, because it leads away from them.
        <Link href={reviewListAddress({ allReviewsPath, topic, order: 'imagem' })} className={styles.link}>
          {line ? copy.seeLine(line) : children ? reviewListCopy[lang].seeAll : copy.seeAll}
        </Link>
      )}
    </DeferredSection>
  )
}
