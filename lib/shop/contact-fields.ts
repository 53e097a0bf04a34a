import { CONTACT_SUBJECTS, MAX_MESSAGE, MAX_ORDER } from '../contract/contact.ts'
import { MAX_EMAIL, MAX_NAME } from '../contract/person.ts'

/** The fields of the contact form in display order. */
export const CONTACT_FIELDS = [
  { name: 'nome', control: 'text', autoComplete: 'name', maxLength: MAX_NAME, required: true },
  { name: 'email', control: 'email', autoComplete: 'email', maxLength: MAX_EMAIL, required: true },
  { name: 'telefone', control: 'tel', autoComplete: 'tel', maxLength: 20, required: false },
  { name: 'assunto', control: 'select', options: CONTACT_SUBJECTS, required: true },
  { name: 'pedido', control: 'text', autoComplete: 'off', maxLength: MAX_ORDER, required: false },
  { name: 'mensagem', control: 'textarea', maxLength: MAX_MESSAGE, required: true },
] as const

/** One field of the contact form. */
export type ContactFieldSpec = (typeof CONTACT_FIELDS)[number]

/** The id of the confirmation; a submission without JavaScript redirects to it. */
export const CONTACT_SENT_ID = 'mensagem-enviada'

/** The id of a field of the contact form. */
export const contactFieldId = (name: string) => `contato-${name}`
