import type { ReactNode } from 'react'
import { buttonClass } from './button.tsx'
import { FormField, type FormFieldSpec } from './form-field.tsx'
import styles from './visitor-form.module.css'

/** The texts of a form that a visitor sends to the shop. */
export interface VisitorFormTexts {
  fields: Record<string, string>
  hints?: Record<string, string>
  send: string
  sending: string
  sent: string
  sentText: string
  failed: string
  privacy: string
}

type VisitorFormProps = {
  /** Prefix of the field ids. */
  id: string
  action: string
  fields: readonly FormFieldSpec[]
  /** The values of the hidden fields, by name. */
  hidden: Record<string, string>
  texts: VisitorFormTexts
  /** The values and the errors by field of a rejected form; such a form stays a plain post. */
  typed?: Record<string, string> | undefined
  errors?: Partial<Record<string, string>> | undefined
  /** The reason for the rejection, above the fields. */
  note?: ReactNode
  privacyLink?: ReactNode
  /** Loads the code that sends the form by fetch. */
  script?: ReactNode
}

/** A form that works as a plain post and then shows its confirmation; its script sends it by fetch instead (docs/decisions/0034, 0035). */
export function VisitorForm(props: VisitorFormProps) {
  const { id, action, fields, hidden, texts, typed, errors = {}, note, privacyLink, script } = props
  return (
    <div className={styles.frame} data-print="off">
      {note}
      {/* The shop’s own messages replace the bubbles of the browser, without script those of the server. */}
      <form method="post" action={action} noValidate className={styles.form}>
        {Object.entries(hidden).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {fields.map((field) => (
          <div key={field.name} className={field.isWide ? styles.wide : undefined}>
            <FormField
              id={`${id}-${field.name}`}
              field={field}
              label={texts.fields[field.name] ?? ''}
              hint={texts.hints?.[field.name]}
              value={typed?.[field.name]}
              error={errors[field.name]}
            />
          </div>
        ))}
        <div role="alert" className={styles.failure} data-form="failure" />
        <div className={styles.end}>
          <button type="submit" className={buttonClass({ variant: 'primary' }, styles.send)}>
            {texts.send}
          </button>
          <p className={styles.privacy}>
            {texts.privacy} {privacyLink}
          </p>
        </div>
        {typed === undefined && script}
      </form>
    </div>
  )
}

/**
 * The confirmation of a VisitorForm; place it outside of elements that can be closed. After a plain post CSS shows it as the
 * target of the address; after a fetch the script shows it.
 */
export function SentNote({ id, texts }: { id: string; texts: Pick<VisitorFormTexts, 'sent' | 'sentText'> }) {
  return (
    <div id={id} role="status" tabIndex={-1} className={styles.sent}>
      <p>
        <strong>{texts.sent}</strong>
      </p>
      <p>{texts.sentText}</p>
    </div>
  )
}
