import { browserStore } from '#lib/browser/store.ts'
import { sendContactMessage } from '#lib/client/store/contact.ts'
import { contactSchema } from '#lib/contract/contact.ts'
import { validate } from '#lib/contract/validate.ts'
import { contactCopy } from '#lib/copy/contact.ts'
import type { Lang } from '#lib/routes/lang.ts'
import { CONTACT_FIELDS, contactErrorId, CONTACT_SENT_ID, contactProblems } from '#lib/shop/contact-fields.ts'
import { otherWays } from './other-ways.ts'
import { maskWhileTyping } from './mask-while-typing.ts'

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement
type Problems = ReturnType<typeof contactProblems>

/**
 * Serves a contact form that stands in the page as plain HTML: sends it without leaving the page, tells what is wrong
 * beside each field, and keeps all that was typed until the store has it.
 */
export function serveForm(form: HTMLFormElement, lang: Lang): void {
  const copy = contactCopy[lang]
  const button = form.querySelector('button')!
  const failure = form.querySelector<HTMLElement>('[data-contact=failure]')!
  const control = (name: string) => form.elements.namedItem(name) as Control
  // Our own sentences, in the page's language, in place of the browser's.
  form.noValidate = true
  maskWhileTyping(control('telefone') as HTMLInputElement, 'phone')

  function tell(problems: Problems) {
    for (const { name } of CONTACT_FIELDS) tellField(control(name), problems[name])
    form.querySelector<Control>('[aria-invalid]')?.focus()
  }

  function setBusy(isBusy: boolean) {
    button.textContent = isBusy ? copy.sending : copy.send
    for (const name of ['aria-busy', 'aria-disabled'])
      if (isBusy) button.setAttribute(name, 'true')
      else button.removeAttribute(name)
  }

  async function send() {
    const typed = Object.fromEntries(CONTACT_FIELDS.map(({ name }) => [name, control(name).value]))
    const read = validate(contactSchema, typed)
    failure.replaceChildren()
    showSent(undefined)
    if ('fields' in read) return tell(contactProblems(copy, read.fields))
    tell({})
    setBusy(true)
    try {
      const result = await sendContactMessage(browserStore(lang), read.value)
      if ('issues' in result) return tell(contactProblems(copy, result.issues))
      form.reset()
      showSent(result.protocol)
    } catch {
      failure.replaceChildren(copy.failed, ...otherWays(copy.otherWays))
    } finally {
      setBusy(false)
    }
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault()
    if (!button.hasAttribute('aria-busy')) void send()
  })
  // What has been mended is no longer marked.
  form.addEventListener('input', ({ target }) => tellField(target as Control, undefined))
}

function tellField(control: Control, problem: string | undefined): void {
  const errorId = contactErrorId(control.name)
  const hints = (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter((id) => id && id !== errorId)
  document.getElementById(errorId)!.textContent = problem ?? ''
  if (problem) control.setAttribute('aria-invalid', 'true')
  else control.removeAttribute('aria-invalid')
  control.setAttribute('aria-describedby', [...(problem ? [errorId] : []), ...hints].join(' '))
}

function showSent(protocol: string | undefined): void {
  const sent = document.getElementById(CONTACT_SENT_ID)!
  sent.toggleAttribute('data-sent', protocol !== undefined)
  const line = sent.querySelector<HTMLElement>('[data-contact=protocol]')!
  line.hidden = protocol === undefined
  line.querySelector('strong')!.textContent = protocol ?? ''
  if (protocol !== undefined) sent.focus()
}
