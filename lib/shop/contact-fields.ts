import {
  CONTACT_SUBJECTS,
  contactSchema,
  MAX_MESSAGE,
  MAX_ORDER,
  platformMessageSchema,
} from '../contract/contact.ts'
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
export type ContactFieldSpec = Field<(typeof CONTACT_FIELDS)[number]>

// Whether a field is required depends on the store.
type Field<T> = T extends unknown ? Omit<T, 'required'> & { required: boolean } : never

/** The fields for a form with this name at an external store, which requires a phone number; '' is the embedded store (platform 3.7). */
export function contactFields(hash: string): ContactFieldSpec[] {
  const isRequired = (field: ContactFieldSpec) => hash !== '' && field.name === 'telefone'
  return CONTACT_FIELDS.map((field) => (isRequired(field) ? { ...field, required: true } : field))
}

/** The schema of those fields. */
export const contactSchemaOf = (hash: string) => (hash === '' ? contactSchema : platformMessageSchema)

/** The id of the confirmation; a submission without JavaScript redirects to it. */
export const CONTACT_SENT_ID = 'mensagem-enviada'

/** The id of a field of the contact form. */
export const contactFieldId = (name: string) => `contato-${name}`
