import { buttonClass } from '#components/ui/button.tsx'
import { Field, fieldAria, fieldControl } from '#components/ui/field.tsx'
import { MAX_COMMENT } from '#lib/contract/reviews.ts'
import { reviewFormCopy } from '#lib/copy/review-form.ts'
import type { FieldErrors } from '#lib/shop/field-errors.ts'
import { DRAFT_FIELDS, reviewFields } from '#lib/shop/review-draft.ts'

import { SubmitRow } from './submit-row.tsx'
import { ReviewFields } from './review-fields.tsx'
import styles from './review-form.module.css'
import type { ReviewSubject } from './use-review-form.ts'

// The fields that a shopper fills in; all other fields of a review are hidden inputs.
const VISIBLE = new Set<string>([...DRAFT_FIELDS, 'imagem', 'file'])
const EMPTY = { produto_categoria: '', nota: '', nome: '', email: '', comentario: '' }

/** Prefix of the field ids. */
export const PLAIN_REVIEW_ID = 'avaliar'

type PlainReviewFormProps = {
  subject: ReviewSubject
  /** Absolute address of the page with the form. */
  url: string
  /** Every field of a rejected form, hidden ones included, and its errors. */
  typed?: Record<string, string> | undefined
  errors?: FieldErrors | undefined
  /** Replaces the default hint of the photo field. */
  photoHint?: string | undefined
}

/** The review form as a plain post, which ends on the thank-you page (spec section 2). */
export function PlainReviewForm({ subject, url, typed, errors = {}, photoHint }: PlainReviewFormProps) {
  const { lang, topic, topics, brandSlug } = subject
  const copy = reviewFormCopy[lang]
  const photo = { label: copy.photo, hint: photoHint ?? copy.photoHint, error: errors['file'] }
  const hidden = reviewFields(EMPTY, undefined, { url, brandSlug }).filter(([name]) => !VISIBLE.has(name))
  return (
    <form
      method="post"
      action="/api/avaliacao"
      encType="multipart/form-data"
      noValidate
      className={styles.form}
    >
      {hidden.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={typed?.[name] ?? String(value)} />
      ))}
      <input type="hidden" name="imagem" value="null" />
      <input type="hidden" name="lang" value={lang} />
      <ReviewFields
        lang={lang}
        id={PLAIN_REVIEW_ID}
        topics={topics}
        typed={typed ?? { produto_categoria: topic }}
        errors={errors}
        counter={<p className={styles.counter}>{copy.limit(MAX_COMMENT)}</p>}
        photo={
          <Field id={`${PLAIN_REVIEW_ID}-file`} {...photo}>
            <input
              {...fieldAria(`${PLAIN_REVIEW_ID}-file`, photo)}
              type="file"
              name="file"
              accept="image/png, image/jpeg"
              className={`${fieldControl} ${styles.file}`}
            />
          </Field>
        }
      />
      <SubmitRow lang={lang}>
        <button className={buttonClass()}>{copy.send}</button>
      </SubmitRow>
    </form>
  )
}
