import type { ComponentProps } from 'react'
import { Field, fieldAria, fieldControl } from '#components/ui/field.tsx'

type TextFieldProps = ComponentProps<'input'> & {
  id: string
  label: string
  hint?: string
  error: string | undefined
}

/** A labelled input of an account form; `error` comes from a rejected form. */
export function TextField({ id, label, hint, error, ...input }: TextFieldProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <input {...fieldAria(id, { label, hint, error })} className={fieldControl} {...input} />
    </Field>
  )
}
