import type { InferType } from 'yup'
import { bareText, objectOf, requiredFlag, requiredText } from './fields.ts'
import { atMost, email, personName, phone, trimmed, typedText } from './person.ts'

/** The subjects of a message, in the order of the form. */
export const CONTACT_SUBJECTS = [
  'pedido',
  'entrega',
  'produto',
  'troca',
  'pagamento',
  'dados',
  'outro',
] as const

/** The subject of a message. */
type ContactSubject = (typeof CONTACT_SUBJECTS)[number]

/** Maximum lengths of message and order number, in characters. */
export const MAX_MESSAGE = 2000
export const MAX_ORDER = 40

// Forms send a line break as two characters (CR LF); the limit counts it as one.
const withUnixLineBreaks = (text: string) => text.replace(/\r\n?/g, '\n').trim()

/** Body of POST contact/message. Each error message is one of FIELD_ISSUES. */
export const contactSchema = objectOf({
  nome: personName().required('obrigatorio'),
  email: email().required('obrigatorio'),
  telefone: phone(),
  assunto: bareText<ContactSubject>()
    .transform((_cast: unknown, original: unknown) =>
      original === '' || original === null ? undefined : original,
    )
    .typeError('invalido')
    .required('obrigatorio')
    .oneOf(CONTACT_SUBJECTS, 'invalido'),
  pedido: trimmed()
    .test(...atMost(MAX_ORDER))
    .default(''),
  mensagem: typedText(withUnixLineBreaks)
    .required('obrigatorio')
    .test(...atMost(MAX_MESSAGE)),
})

/** The fields of a contact message to form/contact, which requires a phone number. Each error message is one of FIELD_ISSUES (platform 3.7). */
export const platformMessageSchema = contactSchema.shape({ telefone: phone().required('obrigatorio') })

/** A contact message. */
export type ContactMessage = InferType<typeof contactSchema>

/** Response of POST contact/message with the message's protocol number. */
export const contactResponseSchema = objectOf({ sucesso: requiredFlag(), protocolo: requiredText() })
