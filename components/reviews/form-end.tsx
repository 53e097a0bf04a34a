import type { ReactNode } from 'react'

import { reviewFormCopy } from '#lib/copy/review-form.ts'
import type { Lang } from '#lib/routes/lang.ts'
import { pagePaths } from '#lib/routes/page-paths.ts'
import { localePath } from '#lib/routes/paths.ts'

import styles from './review-form.module.css'

/** The button that sends a review, with the terms that hold for it (spec section 5). */
export function FormEnd({ lang, children }: { lang: Lang; children: ReactNode }) {
  const copy = reviewFormCopy[lang]
  return (
    <div className={styles.end}>
      {children}
      <p className={styles.small}>
        {copy.privacy} <a href={localePath(lang, pagePaths.terms())}>{copy.terms}</a>.
      </p>
    </div>
  )
}
