import type { Control } from '#components/ui/enhance-form.ts'
import type { FieldErrors } from '#lib/shop/field-errors.ts'
import { sentValue } from './typed-values.ts'

/** The errors that a form shows before its code has loaded, and the values that they are about. */
export interface MarkedErrors {
  errors: FieldErrors
  values: Record<string, string>
}

/** Reads the errors that the server, or the page's own check of a first submission, has shown at the fields of a form. */
export function markedErrors(form: HTMLFormElement): MarkedErrors {
  const wrong = [...form.querySelectorAll<Control>('[aria-invalid]')]
  const compared = [...wrong, ...form.querySelectorAll<Control>('[name=cep]')]
  return {
    errors: Object.fromEntries(wrong.map((control) => [control.name, messageOf(control)])),
    values: Object.fromEntries(compared.map((control) => [control.name, sentValue(control)])),
  }
}

/**
 * The marked errors that are still true: those of fields that have not changed. The store may know more than the form's schema, such as
 * which state a CEP belongs to, so its errors about an address are outdated once the CEP changes.
 */
export function lastingErrors({ errors, values }: MarkedErrors, now: Record<string, string>): FieldErrors {
  const isUnchanged = (name: string) => now[name] === values[name]
  return Object.fromEntries(
    Object.entries(errors).filter(([name]) => isUnchanged(name) && isUnchanged('cep')),
  )
}

const messageOf = (control: Control) => document.getElementById(`${control.id}-error`)?.textContent ?? ''
