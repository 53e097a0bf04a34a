import type { CSSProperties } from 'react'
import { Link } from '#components/ui/link.tsx'
import { SCORES } from '#lib/contract/nps.ts'
import { surveyCopy } from '#lib/copy/survey.ts'
import type { Lang } from '#lib/routes/lang.ts'
import { pagePaths } from '#lib/routes/page-paths.ts'
import { localePath } from '#lib/routes/paths.ts'
import styles from './survey.module.css'

interface SurveyFormProps {
  lang: Lang
  brand: string
  /** The shop's own host name. */
  site: string
  /** The respondent; empty fields are not sent. */
  respondent: { email: string; nome: string; campanha: string }
  /** True when the e-mail in the query is invalid. */
  isEmailInvalid: boolean
}

/** The survey: eleven submit buttons of one plain form, one for each score (spec section 5). */
export function SurveyForm({ lang, brand, site, respondent, isEmailInvalid }: SurveyFormProps) {
  const copy = surveyCopy[lang]
  const hidden = Object.entries({ ...respondent, site, lang }).filter(([, value]) => value !== '')
  return (
    <section className={styles.survey}>
      <p className={styles.eyebrow}>{copy.title}</p>
      <h1 id="pergunta">{copy.question(brand)}</h1>
      <p className={styles.intro}>{copy.intro}</p>
      <form method="post" action="/api/nps" aria-labelledby="pergunta" className={styles.scale}>
        {hidden.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <p className={styles.least}>{copy.least}</p>
        <div className={styles.scores}>
          {SCORES.map((score) => (
            <button
              key={score}
              name="nota"
              value={score}
              aria-label={copy.score(score)}
              className={styles.score}
              style={{ '--tint': `${score * 6}%` } as CSSProperties}
            >
              {score}
            </button>
          ))}
        </div>
        <p className={styles.most}>{copy.most}</p>
      </form>
      <Note lang={lang} email={respondent.email} isEmailInvalid={isEmailInvalid} />
    </section>
  )
}

function Note({ lang, email, isEmailInvalid }: { lang: Lang; email: string; isEmailInvalid: boolean }) {
  const copy = surveyCopy[lang]
  return (
    <p className={styles.note}>
      {isEmailInvalid && `${copy.badEmail} `}
      {email && (
        <>
          {copy.withEmail}{' '}
          <span lang="zxx" translate="no">
            {email}
          </span>{' '}
        </>
      )}
      <Link href={localePath(lang, pagePaths.privacy())}>{copy.privacy}</Link>
    </p>
  )
}
