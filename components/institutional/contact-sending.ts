import { enhanceForm } from '#components/ui/enhance-form.ts'
import { maskWhileTyping } from '#components/ui/mask-typing.ts'
import { browserStore } from '#lib/browser/store.ts'
import { sendContactMessage } from '#lib/client/store/contact.ts'
import { contactCopy } from '#lib/copy/contact.ts'
import { offlineTexts } from '#lib/copy/offline.ts'
import type { Lang } from '#lib/routes/lang.ts'
import { contactSchemaOf, CONTACT_SENT_ID } from '#lib/shop/contact-fields.ts'
import { fieldErrors, errorMessagesOf } from '#lib/shop/field-errors.ts'
import { mask } from '#lib/shop/masks.ts'

/** Makes the contact form validate and send by fetch; the fields are cleared only after the store accepts the message. */
export function enhanceContactForm(form: HTMLFormElement, lang: Lang): void {
  const copy = contactCopy[lang]
  const hashField = form.elements.namedItem('hashEmail') as HTMLInputElement | null
  const hash = hashField?.value ?? ''
  const schema = contactSchemaOf(hash)
  const failure = form.querySelector<HTMLElement>('[data-contact=failure]')!
  maskWhileTyping(form.elements.namedItem('telefone') as HTMLInputElement, (text) => mask('phone', text))
  enhanceForm(form, {
    validate(values) {
      failure.replaceChildren()
      setConfirmation(undefined)
      return fieldErrors(schema, values, copy)
    },
    async send(values) {
      try {
        const result = await sendContactMessage(browserStore(lang), schema.cast(values), hash)
        if ('issues' in result) return errorMessagesOf(result.issues, copy)
        if ('reason' in result) {
          failure.replaceChildren(result.reason)
          return {}
        }
        form.reset()
        setConfirmation(result.protocol)
      } catch {
        const reason = navigator.onLine ? copy.failed : offlineTexts().form
        failure.replaceChildren(reason, ...otherContacts(copy.otherContacts))
      }
      return {}
    },
    busyText: copy.sending,
  })
}

// Shows the confirmation with its protocol number; hides it for `undefined`.
function setConfirmation(protocol: string | undefined): void {
  const sent = document.getElementById(CONTACT_SENT_ID)!
  sent.toggleAttribute('data-sent', protocol !== undefined)
  const line = sent.querySelector<HTMLElement>('[data-contact=protocol]')!
  line.hidden = !protocol
  line.querySelector('strong')!.textContent = protocol ?? ''
  if (protocol !== undefined) sent.focus()
}

// Returns the lead and a list of the e-mail, phone and WhatsApp links on the page; an empty array when the page has none (P23).
function otherContacts(lead: string): (string | Node)[] {
  const links = document.querySelectorAll<HTMLAnchorElement>(
    'a[href^="mailto:"], a[href^="tel:"], a[href^="https://wa.me/"]',
  )
  const byAddress = new Map([...links].map((link) => [link.href, link.textContent ?? '']))
  if (byAddress.size === 0) return []
  const list = document.createElement('ul')
  for (const [href, text] of byAddress) {
    const link = Object.assign(document.createElement('a'), { href, textContent: text })
    const item = document.createElement('li')
    item.append(link)
    list.append(item)
  }
  return [` ${lead}`, list]
}
