import { buttonClass } from '#components/ui/button.tsx'
import { Drawing, paint } from '#components/ui/drawing.tsx'
import { Link } from '#components/ui/link.tsx'
import { surveyCopy } from '#lib/copy/survey.ts'
import type { Lang } from '#lib/routes/lang.ts'
import { localePath, paths } from '#lib/routes/paths.ts'
import styles from './survey.module.css'

const PETALS = [0, 45, 90, 135, 180, 225, 270, 315]
const PETAL = 'M0-8C-11-18-11-37 0-37S11-18 0-8z'

/** The thanks after a review or a survey, with a link to the home page (spec section 2, P7). */
export function Thanks({ lang, after }: { lang: Lang; after: 'review' | 'survey' }) {
  const copy = surveyCopy[lang]
  return (
    <section className={styles.survey}>
      <Bloom />
      <h1>{copy.thanks}</h1>
      <p className={styles.intro}>{after === 'review' ? copy.reviewThanks : copy.surveyThanks}</p>
      <p className={styles.homeLink}>
        <Link href={localePath(lang, paths.home())} className={buttonClass({ size: 'large' })}>
          {copy.browse}
        </Link>
      </p>
    </section>
  )
}

// A decorative drawing of a flower.
function Bloom() {
  return (
    <Drawing>
      <g transform="translate(96 57)" className={styles.bloom}>
        {PETALS.map((turn) => (
          <path key={turn} className={paint.coral} d={PETAL} transform={`rotate(${turn})`} />
        ))}
      </g>
      <path
        className={paint.green}
        d="M97 126c-15 1-24-7-25-20 14-1 24 6 25 20zM99 119c1-14 10-21 24-21 0 13-9 21-24 21z"
      />
      <g transform="translate(100 54)" className={styles.bloom}>
        {PETALS.map((turn) => (
          <path key={turn} d={PETAL} transform={`rotate(${turn})`} />
        ))}
        <circle r="5" />
      </g>
      <path d="M100 92v42M100 128c-15 1-24-7-25-20 14-1 24 6 25 20zm0-6c1-14 11-21 25-21 0 13-10 21-25 21z" />
    </Drawing>
  )
}
