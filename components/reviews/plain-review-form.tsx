import { buttonClass } from '#components/ui/button.tsx'
import { Field, fieldAria, fieldControl } from '#components/ui/field.tsx'
import { MAX_COMMENT } from '#lib/contract/reviews.ts'
import { reviewFormCopy } from '#lib/copy/review-form.ts'
import { DRAFT_FIELDS, reviewFields } from '#lib/shop/review-draft.ts'

import { FormEnd } from './form-end.tsx'
import { ReviewFields } from './review-fields.tsx'
import styles from './review-form.module.css'
import type { ReviewSubject } from './use-review-form.ts'

// What a shopper fills in; everything else of a review goes along unseen.
const SEEN = new Set<string>([...DRAFT_FIELDS, 'imagem', 'file'])
const EMPTY = { produto_categoria: '', nota: '', nome: '', email: '', comentario: '' }

type PlainReviewFormProps = {
  subject: ReviewSubject
  /** Where the form stands: the page's absolute address. */
  url: string
}

/** The form of a review as a plain post, which ends on the thank-you page (spec section 2). */
export function PlainReviewForm({ subject: { lang, topic, brandSlug }, url }: PlainReviewFormProps) {
  const copy = reviewFormCopy[lang]
  const photo = { label: copy.photo, hint: copy.photoHint }
  const unseen = reviewFields(EMPTY, undefined, { url, brandSlug }).filter(([name]) => !SEEN.has(name))
  return (
    <form method="post" action="/api/avaliacao" encType="multipart/form-data" className={styles.form}>
      {unseen.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={String(value)} />
      ))}
      <input type="hidden" name="imagem" value="null" />
      <input type="hidden" name="lang" value={lang} />
      <ReviewFields
        lang={lang}
        id="avaliar"
        topic={topic}
        counter={<p className={styles.counter}>{copy.limit(MAX_COMMENT)}</p>}
        photo={
          <Field id="avaliar-file" {...photo}>
            <input
              {...fieldAria('avaliar-file', photo)}
              type="file"
              name="file"
              accept="image/png, image/jpeg"
              className={`${fieldControl} ${styles.file}`}
            />
          </Field>
        }
      />
      <FormEnd lang={lang}>
        <button className={buttonClass()}>{copy.send}</button>
      </FormEnd>
    </form>
  )
}
