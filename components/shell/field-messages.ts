import { showFieldError, type Control } from '#components/ui/enhance-form.ts'
import { focusField } from '#components/ui/focus-field.ts'
import { fieldMessageCopy } from '#lib/copy/field-messages.ts'
import { langOfPath } from '#lib/routes/lang.ts'

const watched = new WeakSet<HTMLFormElement>()

/**
 * Shows the page's own messages, in its language, where the browser would show a bubble in the language of the browser: at forms
 * whose code has not loaded and at those without any (docs/decisions/0035).
 */
export function showOwnMessages(): void {
  document.addEventListener('invalid', show, true)
  document.addEventListener('submit', check)
}

function show(event: Event) {
  event.preventDefault()
  const { form } = event.target as Control
  if (form) showMessages(form)
}

function check(event: SubmitEvent) {
  const form = event.target as HTMLFormElement
  const submitter = event.submitter as HTMLButtonElement | null
  const isChecked = event.defaultPrevented || form.dataset['checked'] || submitter?.formNoValidate
  // Each invalid field gets the event 'invalid', as if the browser had checked the form.
  if (!isChecked && !form.checkValidity()) event.preventDefault()
}

// Shows at each field of a form what the browser finds wrong with it, and focuses the first wrong one.
function showMessages(form: HTMLFormElement): void {
  const controls = ([...form.elements] as Control[]).filter(({ willValidate }) => willValidate)
  for (const control of controls) showFieldError(control, messageOf(control))
  focusField(controls.find(({ validity }) => !validity.valid))
  if (watched.has(form)) return
  watched.add(form)
  const clear = ({ target }: Event) => {
    // The form's own code has loaded since.
    if (form.dataset['checked']) return
    const { name } = target as Control
    for (const control of controls) if (control.name === name) showFieldError(control)
  }
  form.addEventListener('input', clear)
  // A script that chooses for the shopper, such as the swatches of flavours, changes the field without typing.
  form.addEventListener('change', clear)
}

function messageOf(control: Control): string {
  const copy = fieldMessageCopy[langOfPath(location.pathname)]
  const { valid, valueMissing, typeMismatch, tooShort } = control.validity
  if (valid) return ''
  if (valueMissing && control.name === 'idProduto') return copy.flavour
  if (valueMissing) return control.matches('select, [type=radio]') ? copy.choose : copy.missing
  if (typeMismatch && control.type === 'email') return copy.email
  return tooShort ? copy.tooShort((control as HTMLInputElement).minLength) : copy.check
}
