import { buttonClass } from '#components/ui/button.tsx'
import { Link } from '#components/ui/link.tsx'
import { surveyCopy } from '#lib/copy/survey.ts'
import type { Lang } from '#lib/routes/lang.ts'
import { localePath, paths } from '#lib/routes/paths.ts'
import { Bloom } from './bloom.tsx'
import styles from './survey.module.css'

/** The thanks after a review or a survey, with a link to the home page (spec section 2, P7). */
export function Thanks({ lang, after }: { lang: Lang; after: 'review' | 'survey' }) {
  const copy = surveyCopy[lang]
  return (
    <section className={styles.survey}>
      <Bloom />
      <h1>{copy.thanks}</h1>
      <p className={styles.intro}>{after === 'review' ? copy.reviewThanks : copy.surveyThanks}</p>
      <p className={styles.way}>
        <Link href={localePath(lang, paths.home())} className={buttonClass({ size: 'large' })}>
          {copy.browse}
        </Link>
      </p>
    </section>
  )
}
