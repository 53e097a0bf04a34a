import type { ChangeEvent, ReactNode } from 'react'

import { Field, fieldAria, fieldControl } from '#components/ui/field.tsx'
import { Select } from '#components/ui/select.tsx'
import { MAX_EMAIL, MAX_NAME } from '#lib/contract/person.ts'
import { MAX_COMMENT } from '#lib/contract/reviews.ts'
import { reviewFormCopy } from '#lib/copy/review-form.ts'
import type { Lang } from '#lib/routes/lang.ts'
import { truncateComment, type ReviewDraft } from '#lib/shop/review-draft.ts'
import type { TopicOptions } from '#lib/shop/review-topics.ts'

import styles from './review-form.module.css'
import { StarField } from './star-field.tsx'

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Values, errors and change handler of a controlled form. */
interface ControlledFields {
  values: ReviewDraft
  errors: Partial<Record<keyof ReviewDraft, string>>
  onChange: (name: keyof ReviewDraft, value: string) => void
}

type ReviewFieldsProps = {
  lang: Lang
  /** Prefix of the field ids. */
  id: string
  topics: TopicOptions
  /** Initial values and errors of a plain form; a missing value is an empty field. */
  typed?: Partial<ReviewDraft> | undefined
  errors?: ControlledFields['errors'] | undefined
  /** Makes the fields controlled; replaces `typed` and `errors`. */
  controlled?: ControlledFields | undefined
  photo: ReactNode
  counter?: ReactNode
}

/** The fields of the review form: uncontrolled in the plain form, controlled in the React form (spec section 5). */
export function ReviewFields({
  lang,
  id,
  topics,
  typed = {},
  errors = {},
  controlled,
  photo,
  counter,
}: ReviewFieldsProps) {
  const copy = reviewFormCopy[lang]
  const fieldId = (name: keyof ReviewDraft) => `${id}-${name}`
  const error = (name: keyof ReviewDraft) => (controlled?.errors ?? errors)[name]
  const bind = (name: keyof ReviewDraft) =>
    controlled
      ? {
          value: controlled.values[name],
          onChange: (event: ChangeEvent<Control>) => controlled.onChange(name, event.target.value),
        }
      : { defaultValue: typed[name] ?? '' }
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
        <TopicGroup label={copy.products} topics={topics.products} />
        <TopicGroup label={copy.services} topics={topics.services} />
      </Select>
      <StarField
        id={fieldId('nota')}
        label={copy.rating}
        lang={lang}
        error={error('nota')}
        {...(controlled
          ? {
              controlled: {
                value: controlled.values.nota,
                onChange: (stars) => controlled.onChange('nota', stars),
              },
            }
          : { defaultValue: typed.nota?.replace(',', '.') })}
      />
      <div className={styles.twoColumns}>
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
            {...(controlled
              ? {
                  value: controlled.values.comentario,
                  // Cutting the text in the middle of an input method composition would break the character.
                  onChange: ({ target, nativeEvent }: ChangeEvent<HTMLTextAreaElement>) =>
                    controlled.onChange(
                      'comentario',
                      (nativeEvent as InputEvent).isComposing ? target.value : truncateComment(target.value),
                    ),
                  onCompositionEnd: ({ currentTarget }) =>
                    controlled.onChange('comentario', truncateComment(currentTarget.value)),
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

function TopicGroup({ label, topics }: { label: string; topics: TopicOptions['products'] }) {
  if (topics.length === 0) return null
  return (
    <optgroup label={label}>
      {topics.map(([topic, name]) => (
        <option key={topic} value={topic}>
          {name}
        </option>
      ))}
    </optgroup>
  )
}
