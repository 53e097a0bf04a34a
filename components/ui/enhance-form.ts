import { fieldErrorClass } from './field.tsx'
import { focusField } from './focus-field.ts'

/** A field of a form. */
export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement
type Values = Record<string, string>
type Errors = Partial<Record<string, string>>

interface FormBehavior {
  /** Returns the errors by field; empty when the form may be sent. */
  validate(values: Values): Errors
  /** Sends the values by fetch and returns the errors of the API. Without it the browser posts the form. */
  send?(values: Values): Promise<Errors>
  /** The label of the button while the values are sent. */
  busyText?: string
}

/**
 * Validates a server-rendered form in the browser and, with `send`, sends it by fetch: shows each error at its field, in the
 * page's language, and focuses the first invalid field. The fields stay uncontrolled, so no typed value is lost
 * (docs/decisions/0035).
 */
export function enhanceForm(form: HTMLFormElement, { validate, send, busyText }: FormBehavior): void {
  const button = form.querySelector<HTMLButtonElement>('button:not([type=button])')!
  const label = button.textContent
  markChecked(form)

  function showErrors(errors: Errors) {
    for (const control of controlsOf(form)) showFieldError(control, errors[control.name])
    focusField(form.querySelector<Control>('[aria-invalid]'))
  }

  function setBusy(isBusy: boolean) {
    button.textContent = isBusy && busyText ? busyText : label
    for (const name of ['aria-busy', 'aria-disabled'])
      if (isBusy) button.setAttribute(name, 'true')
      else button.removeAttribute(name)
  }

  form.addEventListener('submit', (event) => {
    if (button.hasAttribute('aria-busy')) return event.preventDefault()
    const values = Object.fromEntries(controlsOf(form).map((control) => [control.name, valueOf(control)]))
    const errors = validate(values)
    showErrors(errors)
    if (!send || Object.keys(errors).length > 0) {
      if (Object.keys(errors).length > 0) event.preventDefault()
      return
    }
    event.preventDefault()
    setBusy(true)
    void send(values)
      .then(showErrors)
      .finally(() => setBusy(false))
  })
  form.addEventListener('input', ({ target }) => showFieldError(target as Control, undefined))
}

/** Marks a form whose own code checks it, with messages of its own. */
export function markChecked(form: HTMLFormElement): void {
  form.noValidate = true
  form.dataset['checked'] = 'true'
}

// As in a posted form, a checkbox has no value while it is not checked.
function valueOf(control: Control): string {
  return control instanceof HTMLInputElement && control.type === 'checkbox' && !control.checked
    ? ''
    : control.value
}

function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.querySelectorAll<Control>('input:not([type=hidden]), select, textarea')]
}

/** Shows an error at its control, or hides it: its element is never removed, because React may have rendered it. */
export function showFieldError(control: Control, error = ''): void {
  // Radio buttons have one message, at their group.
  const group = control.type === 'radio' ? control.closest('fieldset') : null
  const id = `${group?.id || group?.querySelector('input')?.id || control.id || control.name}-error`
  const line = document.getElementById(id) ?? (error === '' ? undefined : addLine(control, group, id))
  if (!line) return
  line.textContent = error
  line.hidden = error === ''
  const hints = (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter((each) => each && each !== id)
  const describedBy = [...(error ? [id] : []), ...hints].join(' ')
  if (describedBy) control.setAttribute('aria-describedby', describedBy)
  else control.removeAttribute('aria-describedby')
  if (error) control.setAttribute('aria-invalid', 'true')
  else control.removeAttribute('aria-invalid')
}

function addLine(control: Control, group: HTMLElement | null, id: string): HTMLElement {
  const line = Object.assign(document.createElement('p'), { id, className: fieldErrorClass })
  const place = group ?? control.labels?.[0]?.parentElement ?? control.form
  place?.append(line)
  return line
}
