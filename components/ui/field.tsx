import type { ReactNode } from 'react'

import { classNames } from './class-names.ts'
import styles from './field.module.css'

export type FieldTexts = {
  label: string
  labelHidden?: boolean | undefined
  hint?: string | undefined
  error?: string | undefined
}

type FieldProps = FieldTexts & { id: string; className?: string | undefined; children: ReactNode }

/** Label, control, hint and error in one column. The control gets `fieldAria(id, texts)` and the class `fieldControl`. */
export function Field({ id, label, labelHidden, hint, error, className, children }: FieldProps) {
  return (
    <div className={classNames(styles.field, className)}>
      <label htmlFor={id} className={labelHidden ? 'visually-hidden' : styles.label}>
        {label}
      </label>
      {children}
      {hint ? (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      ) : null}
      {error ? (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      ) : null}
    </div>
  )
}

/** Returns the attributes that connect a control with the label, hint and error of its field. */
export function fieldAria(id: string, { hint, error }: FieldTexts) {
  const describedBy = classNames(error && `${id}-error`, hint && `${id}-hint`)
  return { id, 'aria-describedby': describedBy, 'aria-invalid': error ? true : undefined }
}

/** The class of a text control. */
export const fieldControl = styles.control

/** The class of a field's error message. */
export const fieldErrorClass = styles.error
