import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Link } from '#components/ui/link.tsx'
import { SentNote, VisitorForm } from '#components/ui/visitor-form.tsx'
import { enhanceVisitorForm } from '#components/ui/visitor-form-sending.ts'
import { browserStore } from '#lib/browser/store.ts'
import { sendContactMessage } from '#lib/client/store/contact.ts'
import { contactCopy } from '#lib/copy/contact.ts'
import { languageTag, type Lang } from '#lib/routes/lang.ts'
import { pagePaths } from '#lib/routes/page-paths.ts'
import { localePath } from '#lib/routes/paths.ts'
import { contactFields, contactSchemaOf } from '#lib/shop/contact-fields.ts'
import { errorMessagesOf, fieldErrors } from '#lib/shop/field-errors.ts'
import { mask } from '#lib/shop/masks.ts'

const SENT_ID = 'chat-enviado'
/** The subject of a message from the chat panel, which asks for none. */
const HIDDEN = { assunto: 'outro' }

interface ChatFormProps {
  lang: Lang
  /** The name of the form at an external store; '' for the embedded one (contract 4.22). */
  hash: string
  draft: Record<string, string>
  onLeave: () => void
}

/** The required fields of the contact form, sent to the same endpoint. */
export function ChatForm({ lang, hash, draft, onLeave }: ChatFormProps) {
  const copy = contactCopy[lang]
  const frame = useRef<HTMLDivElement>(null)
  const [protocol, setProtocol] = useState('')
  const fields = contactFields(hash).flatMap((field) =>
    field.required && field.control !== 'select' ? [{ ...field, isWide: true }] : [],
  )
  const limit = fields.find(({ name }) => name === 'mensagem')?.maxLength ?? 0
  const texts = {
    ...copy,
    fields: { ...copy.fields, telefone: copy.requiredPhone },
    hints: { mensagem: copy.messageHint(new Intl.NumberFormat(languageTag(lang)).format(limit)) },
    sentText: protocol ? `${copy.sentText} ${copy.protocol} ${protocol}.` : copy.sentText,
  }
  const start = useEffectEvent((form: HTMLFormElement) => {
    enhance(form, lang, hash, setProtocol)
    restore(form, draft)
  })
  useEffect(() => start(frame.current!.querySelector('form')!), [])
  return (
    <div ref={frame}>
      <SentNote id={SENT_ID} texts={texts} />
      <VisitorForm
        id="chat"
        action={localePath(lang, pagePaths.contactSend())}
        fields={fields}
        hidden={HIDDEN}
        texts={texts}
        privacyLink={
          <Link href={localePath(lang, pagePaths.privacy())} onClick={onLeave}>
            {copy.privacyLink}
          </Link>
        }
      />
    </div>
  )
}

// Sets `value`, not `defaultValue`: React resets a sent form to its defaults, so the draft must not become one.
function restore(form: HTMLFormElement, draft: Record<string, string>): void {
  for (const [name, value] of Object.entries(draft)) {
    const control = form.elements.namedItem(name)
    if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) control.value = value
  }
}

function enhance(form: HTMLFormElement, lang: Lang, hash: string, onSent: (protocol: string) => void): void {
  const copy = contactCopy[lang]
  const schema = contactSchemaOf(hash)
  const complete = (values: Record<string, string>) => ({ telefone: '', pedido: '', ...values })
  enhanceVisitorForm(form, {
    sentId: SENT_ID,
    maskPhone: (text) => mask('phone', text),
    texts: copy,
    validate: (values) => fieldErrors(schema, complete(values), copy),
    async send(values) {
      const result = await sendContactMessage(browserStore(lang), schema.cast(complete(values)), hash)
      if ('issues' in result) return errorMessagesOf(result.issues, copy)
      if ('reason' in result) return { '': result.reason }
      onSent(result.protocol)
      return {}
    },
  })
}
