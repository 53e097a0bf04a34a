import type { InferType } from 'yup'
import { bareText, part, requiredFlag, requiredText } from './fields.ts'
import { email, personName, phone, trimmed, typedText } from './person.ts'

/** What a message can be about, in the order of the form. */
export const CONTACT_SUBJECTS = [
  'pedido',
  'entrega',
  'produto',
  'troca',
  'pagamento',
  'dados',
  'outro',
] as const

/** What a message is about. */
type ContactSubject = (typeof CONTACT_SUBJECTS)[number]

/** Longest message and order number, in characters. */
export const MAX_MESSAGE = 2000
export const MAX_ORDER = 40

// A form writes a line's end as two characters; nobody who counts to 2000 counts them so.
const oneLineEnd = (text: string) => text.replace(/\r\n?/g, '\n').trim()

/** Body of POST contact/message. Messages are FIELD_ISSUES. */
export const contactSchema = part({
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
  pedido: trimmed().max(MAX_ORDER, 'longo').default(''),
  mensagem: typedText(oneLineEnd).required('obrigatorio').max(MAX_MESSAGE, 'longo'),
})

/** A message to whoever looks after the shop. */
export type ContactMessage = InferType<typeof contactSchema>

/** Answer of POST contact/message: the number to ask after it with. */
export const contactAnswerSchema = part({ sucesso: requiredFlag(), protocolo: requiredText() })
