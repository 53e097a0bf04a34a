import { buttonClass } from './button.tsx'
import styles from './email-suggestion.module.css'
import { focusField } from './focus-field.ts'

interface EmailSuggester {
  /** Returns the address that is probably meant, or ''. */
  suggest(email: string): string
  texts: { didYouMean(email: string): string; check: string }
}

/**
 * Shows below the e-mail of a form a button that replaces a misspelled domain: mail to a wrong address is lost, and with it the way back
 * to an order or an account. A form that is sent before its visitor could see the button stops once. Returns a function that ends this.
 */
export function suggestEmail(form: HTMLFormElement, { suggest, texts }: EmailSuggester): () => void {
  const field = form.querySelector<HTMLInputElement>('[name=email]')
  const area = field?.parentElement
  if (!field || !area) return () => {}
  const button = document.createElement('button')
  const sentence = Object.assign(document.createElement('p'), { id: `${field.id}-check` })
  // A screen reader announces the button only when the element of the status was there before it.
  const status = Object.assign(document.createElement('div'), { className: styles.meant ?? '' })
  status.setAttribute('role', 'status')
  Object.assign(button, { type: 'button', className: buttonClass({ variant: 'quiet', size: 'small' }) })
  area.append(status)
  let hasLeft = false
  let seen = ''
  let isHeld = false

  function show() {
    const email = hasLeft ? suggest(field!.value) : ''
    const text = email && texts.didYouMean(email)
    const check = email && isHeld ? texts.check : ''
    if (button.textContent === text && sentence.textContent === check) return
    button.textContent = text
    sentence.textContent = check
    button.setAttribute('aria-describedby', check ? sentence.id : '')
    status.replaceChildren(...(check ? [sentence] : []), ...(text ? [button] : []))
  }
  const onLeave = ({ target }: FocusEvent) => {
    if (target !== field || field.value === '') return
    hasLeft = true
    show()
  }
  // Whoever goes on to another field has the button in view; a press on the button of the form may be what has made it appear.
  const onEnter = ({ target }: FocusEvent) => {
    const goesOn = target === button || (target !== field && !(target instanceof HTMLButtonElement))
    if (hasLeft && goesOn) seen = field.value
  }
  const onInput = ({ target }: Event) => {
    if (target !== field) return
    isHeld = false
    show()
  }
  const onSubmit = (event: SubmitEvent) => {
    if (seen === field.value || !suggest(field.value)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    hasLeft = true
    isHeld = true
    show()
    focusField(button)
  }
  button.addEventListener('click', () => {
    field.value = suggest(field.value)
    field.dispatchEvent(new Event('input', { bubbles: true }))
    // The button goes, and a screen reader reads the new address.
    focusField(field)
  })

  form.addEventListener('focusout', onLeave)
  form.addEventListener('focusin', onEnter)
  form.addEventListener('input', onInput)
  // Before the listeners that check and send the form.
  form.addEventListener('submit', onSubmit, true)
  return () => {
    form.removeEventListener('focusout', onLeave)
    form.removeEventListener('focusin', onEnter)
    form.removeEventListener('input', onInput)
    form.removeEventListener('submit', onSubmit, true)
    status.remove()
  }
}
