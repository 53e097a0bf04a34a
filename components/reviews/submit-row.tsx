import type { ReactNode } from 'react'

import { reviewFormCopy } from '#lib/copy/review-form.ts'
import type { Lang } from '#lib/routes/lang.ts'
import { pagePaths } from '#lib/routes/page-paths.ts'
import { localePath } from '#lib/routes/paths.ts'

import styles from './review-form.module.css'

/** The submit button of the review form, with a link to the terms (spec section 5). */
export function SubmitRow({ lang, children }: { lang: Lang; children: ReactNode }) {
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
