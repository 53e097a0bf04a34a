import { MAX_ANSWER } from '#lib/contract/reviews.ts'
import { moderationCopy as copy } from '#lib/copy/moderation.ts'
import { moderationPaths } from '#lib/routes/moderation-paths.ts'
import type { ModeratedReview } from '#lib/shop/moderation.ts'

import { ActionForm } from './action-form.tsx'
import styles from './answer-form.module.css'
import parts from './parts.module.css'

interface AnswerFormProps {
  review: ModeratedReview
  formToken: string
  returnQuery: string
}

/** The shop's answer to a review, and the form that writes, changes or removes it. */
export function AnswerForm({ review: { id, name, answer }, formToken, returnQuery }: AnswerFormProps) {
  return (
    <div className={styles.answer}>
      {answer !== null && (
        <>
          <p className={styles.label}>{copy.answer}</p>
          <p dir="auto" className={styles.text}>
            {answer}
          </p>
        </>
      )}
      <details>
        <summary className={styles.open} aria-label={copy.answerTo(answer === null, name)}>
          {answer === null ? copy.write : copy.edit}
        </summary>
        <ActionForm
          action={moderationPaths.answer}
          formToken={formToken}
          returnQuery={returnQuery}
          staysOnCard
          className={styles.form}
        >
          <input type="hidden" name="id" value={id} />
          <label className={parts.label}>
            {copy.answerLabel(MAX_ANSWER)}
            <textarea
              // Remounts the field when the answer has changed, so that it shows the new text.
              key={answer}
              name="texto"
              required
              rows={4}
              maxLength={MAX_ANSWER}
              defaultValue={answer ?? ''}
              className={parts.control}
            />
          </label>
          <div className={styles.buttons}>
            <button name="acao" value="salvar" className={parts.button}>
              {copy.saveAnswer}
            </button>
            {answer !== null && (
              <button name="acao" value="remover" formNoValidate className={parts.button}>
                {copy.removeAnswer}
              </button>
            )}
          </div>
        </ActionForm>
      </details>
    </div>
  )
}
