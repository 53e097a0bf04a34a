import type { ReactNode } from 'react'

import { buttonClass } from '#components/ui/button.tsx'
import { Link } from '#components/ui/link.tsx'
import { reviewsCopy } from '#lib/copy/reviews.ts'
import type { Lang } from '#lib/routes/lang.ts'
import { localePath } from '#lib/routes/paths.ts'

import { QuoteMark } from './quote-mark.tsx'
import styles from './reviews-section.module.css'

type ReviewsSectionProps = {
  lang: Lang
  /** The page of all reviews, without language. */
  page: string
  /** Reviews of the product. */
  children?: ReactNode
}

/** Where reviews stand on a product's page; stars above lead here (spec section 2, Reviews). */
export function ReviewsSection({ lang, page, children }: ReviewsSectionProps) {
  const copy = reviewsCopy[lang]
  return (
    <section id="avaliacoes" aria-labelledby="avaliacoes-titulo" className={styles.section}>
      <QuoteMark className={styles.mark} />
      <div className={styles.text}>
        <h2 id="avaliacoes-titulo">{copy.section}</h2>
        <p>{copy.sectionText}</p>
      </div>
      <Link href={localePath(lang, page)} className={buttonClass({ variant: 'secondary' }, styles.link)}>
        {copy.seeAll}
      </Link>
      {children}
    </section>
  )
}
