import { enhanceForm } from '#components/ui/enhance-form.ts'
import { browserStore } from '#lib/browser/store.ts'
import { sendContactMessage } from '#lib/client/store/contact.ts'
import { contactSchema } from '#lib/contract/contact.ts'
import { contactCopy } from '#lib/copy/contact.ts'
import type { Lang } from '#lib/routes/lang.ts'
import { CONTACT_SENT_ID } from '#lib/shop/contact-fields.ts'
import { fieldErrors, sentencesOf } from '#lib/shop/field-errors.ts'
import { maskWhileTyping } from './mask-while-typing.ts'
import { otherWays } from './other-ways.ts'

/** Makes the contact form validate and send by fetch; the fields are cleared only after the store accepts the message. */
export function enhanceContactForm(form: HTMLFormElement, lang: Lang): void {
  const copy = contactCopy[lang]
  const failure = form.querySelector<HTMLElement>('[data-contact=failure]')!
  maskWhileTyping(form.elements.namedItem('telefone') as HTMLInputElement, 'phone')
  enhanceForm(form, {
    validate(values) {
      failure.replaceChildren()
      showSent(undefined)
      return fieldErrors(contactSchema, values, copy)
    },
    async send(values) {
      try {
        const result = await sendContactMessage(browserStore(lang), contactSchema.cast(values))
        if ('issues' in result) return sentencesOf(firstIssues(result.issues), copy)
        form.reset()
        showSent(result.protocol)
      } catch {
        failure.replaceChildren(copy.failed, ...otherWays(copy.otherWays))
      }
      return {}
    },
    busyText: copy.sending,
  })
}

function firstIssues(issues: Record<string, readonly string[]>) {
  return Object.fromEntries(Object.entries(issues).map(([name, [first]]) => [name, first]))
}

function showSent(protocol: string | undefined): void {
  const sent = document.getElementById(CONTACT_SENT_ID)!
  sent.toggleAttribute('data-sent', protocol !== undefined)
  const line = sent.querySelector<HTMLElement>('[data-contact=protocol]')!
  line.hidden = protocol === undefined
  line.querySelector('strong')!.textContent = protocol ?? ''
  if (protocol !== undefined) sent.focus()
}
