import { offlineTexts } from '#lib/copy/offline.ts'
import { enhanceForm } from './enhance-form.ts'
import { maskWhileTyping } from './mask-typing.ts'
import { showToast } from './toast.ts'
import type { VisitorFormTexts } from './visitor-form.tsx'

type Values = Record<string, string>
type Errors = Partial<Record<string, string>>

interface VisitorFormBehavior {
  /** The id of the form's confirmation (SentNote). */
  sentId: string
  maskPhone?: (text: string) => string
  texts: VisitorFormTexts
  /** Returns the errors by field; empty when the form may be sent. */
  validate(values: Values): Errors
  /**
   * Sends the values, hidden ones included, and returns the errors of the API; one about the whole form has the name ''. Throws
   * when nothing was accepted.
   */
  send(values: Values): Promise<Errors>
}

/** Makes a VisitorForm validate and send by fetch; its fields are cleared only after the store has accepted them. */
export function enhanceVisitorForm(
  form: HTMLFormElement,
  { sentId, texts, maskPhone, validate, send }: VisitorFormBehavior,
): void {
  const failure = form.querySelector<HTMLElement>('[data-form=failure]')!
  const sent = document.getElementById(sentId)!
  for (const input of form.querySelectorAll<HTMLInputElement>('input[type=tel]'))
    if (maskPhone) maskWhileTyping(input, maskPhone)
  const withHidden = (values: Values): Values => ({ ...hiddenValues(form), ...values })
  enhanceForm(form, {
    validate(values) {
      failure.replaceChildren()
      sent.removeAttribute('data-sent')
      return validate(withHidden(values))
    },
    async send(values) {
      try {
        const errors = await send(withHidden(values))
        if (errors['']) failure.replaceChildren(errors[''])
        if (Object.keys(errors).length > 0) return errors
        form.reset()
        sent.setAttribute('data-sent', '')
        sent.focus()
        showToast({ kind: 'success', text: texts.sent })
      } catch {
        const reason = navigator.onLine ? texts.failed : offlineTexts().form
        failure.replaceChildren(reason)
      }
      return {}
    },
    busyText: texts.sending,
  })
}

function hiddenValues(form: HTMLFormElement): Values {
  const inputs = [...form.querySelectorAll<HTMLInputElement>('input[type=hidden]')]
  return Object.fromEntries(inputs.map(({ name, value }) => [name, value]))
}
