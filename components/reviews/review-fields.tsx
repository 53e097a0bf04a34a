import type { ChangeEvent, ReactNode } from 'react'

import { Field, fieldAria, fieldControl } from '#components/ui/field.tsx'
import { Select } from '#components/ui/select.tsx'
import { MAX_EMAIL, MAX_NAME } from '#lib/contract/person.ts'
import { MAX_COMMENT, REVIEW_TOPICS } from '#lib/contract/reviews.ts'
import { reviewFormCopy } from '#lib/copy/review-form.ts'
import { reviewTopicCopy } from '#lib/copy/review-topics.ts'
import type { Lang } from '#lib/routes/lang.ts'
import { cutComment, type ReviewDraft } from '#lib/shop/review-draft.ts'

import styles from './review-form.module.css'
import { StarField } from './star-field.tsx'
import { starNames } from './star-names.ts'

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** What a form that a script looks after ties its fields to. */
interface LiveFields {
  values: ReviewDraft
  errors: Partial<Record<keyof ReviewDraft, string>>
  onChange: (name: keyof ReviewDraft, value: string) => void
}

type ReviewFieldsProps = {
  lang: Lang
  /** Where the fields' ids begin. */
  id: string
  /** The values and errors of a plain form; a field without a value is empty. */
  typed?: Partial<ReviewDraft> | undefined
  errors?: LiveFields['errors'] | undefined
  /** The fields of a live form, in place of both. */
  live?: LiveFields | undefined
  photo: ReactNode
  counter?: ReactNode
}

// Service and delivery are no products.
const SERVICES = 2

/** The fields of a review, the same ones in a plain form and in a live one (spec section 5). */
export function ReviewFields({ lang, id, typed = {}, errors = {}, live, photo, counter }: ReviewFieldsProps) {
  const copy = reviewFormCopy[lang]
  const topics = reviewTopicCopy[lang]
  const fieldId = (name: keyof ReviewDraft) => `${id}-${name}`
  const error = (name: keyof ReviewDraft) => (live?.errors ?? errors)[name]
  const bind = (name: keyof ReviewDraft) =>
    live
      ? {
          value: live.values[name],
          onChange: (event: ChangeEvent<Control>) => live.onChange(name, event.target.value),
        }
      : { defaultValue: typed[name] ?? '' }
  const options = (from: number, to?: number) =>
    REVIEW_TOPICS.slice(from, to).map((each) => (
      <option key={each} value={each}>
        {topics[each]}
      </option>
    ))
  const name = { label: copy.name, hint: copy.nameHint, error: error('nome') }
  const email = { label: copy.email, hint: copy.emailHint, error: error('email') }
  const comment = { label: copy.comment, error: error('comentario') }
  return (
    <>
      <Select
        id={fieldId('produto_categoria')}
        name="produto_categoria"
        label={copy.topic}
        error={error('produto_categoria')}
        required
        {...bind('produto_categoria')}
      >
        <option value="">{copy.chooseTopic}</option>
        <optgroup label={copy.products}>{options(SERVICES)}</optgroup>
        <optgroup label={copy.services}>{options(0, SERVICES)}</optgroup>
      </Select>
      <StarField
        id={fieldId('nota')}
        label={copy.rating}
        nameOf={starNames(lang)}
        error={error('nota')}
        {...(live
          ? { choice: { value: live.values.nota, onChoose: (stars) => live.onChange('nota', stars) } }
          : { first: typed.nota?.replace(',', '.') })}
      />
      <div className={styles.pair}>
        <Field id={fieldId('nome')} {...name}>
          <input
            {...fieldAria(fieldId('nome'), name)}
            name="nome"
            autoComplete="name"
            maxLength={MAX_NAME}
            required
            className={fieldControl}
            {...bind('nome')}
          />
        </Field>
        <Field id={fieldId('email')} {...email}>
          <input
            {...fieldAria(fieldId('email'), email)}
            name="email"
            type="email"
            autoComplete="email"
            maxLength={MAX_EMAIL}
            required
            className={fieldControl}
            {...bind('email')}
          />
        </Field>
      </div>
      <div>
        <Field id={fieldId('comentario')} {...comment}>
          <textarea
            {...fieldAria(fieldId('comentario'), comment)}
            name="comentario"
            rows={5}
            required
            dir="auto"
            className={fieldControl}
            {...(live
              ? {
                  value: live.values.comentario,
                  // Cutting while an accent or a character is being composed would break it.
                  onChange: ({ target, nativeEvent }: ChangeEvent<HTMLTextAreaElement>) =>
                    live.onChange(
                      'comentario',
                      (nativeEvent as InputEvent).isComposing ? target.value : cutComment(target.value),
                    ),
                  onCompositionEnd: ({ currentTarget }) =>
                    live.onChange('comentario', cutComment(currentTarget.value)),
                }
              : { maxLength: MAX_COMMENT, ...bind('comentario') })}
          />
        </Field>
        {counter}
      </div>
      {photo}
    </>
  )
}
