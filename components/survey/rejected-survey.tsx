import { Button } from '#components/ui/button.tsx'
import { Link } from '#components/ui/link.tsx'
import { RejectedNote } from '#components/ui/rejected-note.tsx'
import { surveyCopy } from '#lib/copy/survey.ts'
import type { Lang } from '#lib/routes/lang.ts'
import { pagePaths } from '#lib/routes/page-paths.ts'
import { localePath } from '#lib/routes/paths.ts'
import type { RejectedForm } from '#lib/shop/rejected-form.ts'
import styles from './survey.module.css'

interface RejectedSurveyProps {
  lang: Lang
  /** True when the API rejected the score, false when it could not be reached. */
  isScoreRejected: boolean
  rejected: RejectedForm | undefined
}

/** The survey page after a score that the API rejected, or that could not be sent and can be sent again (contract 4.18). */
export function RejectedSurvey({ lang, isScoreRejected, rejected }: RejectedSurveyProps) {
  const copy = surveyCopy[lang]
  const { fields, problems = {} } = rejected ?? {}
  return (
    <section className={styles.survey}>
      <h1>{isScoreRejected ? copy.rejected : copy.notSaved}</h1>
      {isScoreRejected && rejected ? (
        <RejectedNote text={[copy.rejectionReason, ...Object.values(problems)].join(' ')} />
      ) : null}
      <p className={styles.intro}>{isScoreRejected ? copy.rejectedText : copy.notSavedText}</p>
      {!isScoreRejected && fields ? (
        <form method="post" action="/api/nps">
          {Object.entries({ ...fields, lang }).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <Button type="submit">{copy.sendAgain(fields['nota'] ?? '')}</Button>
        </form>
      ) : null}
      <p>
        <Link href={localePath(lang, pagePaths.survey())}>{copy.back}</Link>
      </p>
    </section>
  )
}
