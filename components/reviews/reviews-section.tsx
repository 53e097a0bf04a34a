import type { ReactNode } from 'react'

import { buttonClass } from '#components/ui/button.tsx'
import { DeferredSection } from '#components/ui/deferred-section.tsx'
import { Link } from '#components/ui/link.tsx'
import type { ReviewTopic } from '#lib/contract/reviews.ts'
import { reviewListCopy } from '#lib/copy/review-list.ts'
import { reviewsCopy } from '#lib/copy/reviews.ts'
import type { Lang } from '#lib/routes/lang.ts'

import { QuoteMark } from './quote-mark.tsx'
import { listAddress } from './review-address.ts'
import styles from './reviews-section.module.css'

type ReviewsSectionProps = {
  lang: Lang
  /** The page of all reviews, with its language. */
  page: string
  topic?: ReviewTopic | undefined
  summary?: ReactNode
  /** Reviews of the product. */
  children?: ReactNode
}

/** Where reviews stand on a product's page; stars above lead here (spec section 2, Reviews). */
export function ReviewsSection({ lang, page, topic, summary, children }: ReviewsSectionProps) {
  const copy = reviewsCopy[lang]
  return (
    <DeferredSection id="avaliacoes" aria-labelledby="avaliacoes-titulo" className={styles.section}>
      <QuoteMark className={styles.mark} />
      <div className={styles.text}>
        <h2 id="avaliacoes-titulo">{copy.section}</h2>
        {summary}
        <p>{copy.sectionText}</p>
        {summary && copy.written ? <p className={styles.written}>{copy.written}</p> : null}
      </div>
      <Link
        href={listAddress({ page, topic, order: 'imagem' })}
        className={buttonClass({ variant: 'secondary' }, styles.link)}
      >
        {children ? reviewListCopy[lang].seeAll : copy.seeAll}
      </Link>
      {children}
    </DeferredSection>
  )
}
