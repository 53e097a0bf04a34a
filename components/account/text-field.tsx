import type { ComponentProps } from 'react'
import { Field, fieldControl } from '#components/ui/field.tsx'

/** A labelled line of text. */
export function TextField({ id, label, ...input }: ComponentProps<'input'> & { id: string; label: string }) {
  return (
    <Field id={id} label={label}>
      <input id={id} className={fieldControl} {...input} />
    </Field>
  )
}
