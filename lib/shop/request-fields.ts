import { MAX_EMAIL, MAX_NAME } from '../contract/person.ts'
import { MAX_REQUEST_MESSAGE } from '../contract/requests.ts'

const NAME = {
  name: 'nome',
  control: 'text',
  autoComplete: 'name',
  maxLength: MAX_NAME,
  required: true,
  isWide: true,
} as const
const EMAIL = {
  name: 'email',
  control: 'email',
  autoComplete: 'email',
  maxLength: MAX_EMAIL,
  required: true,
  isWide: true,
} as const
const PHONE = { name: 'contato', control: 'tel', autoComplete: 'tel', maxLength: 20 } as const
// Never checked by default: consent must be an active choice (LGPD, art. 8).
const MAILING = { name: 'mailing', control: 'checkbox', required: false, isWide: true } as const

/** The visible fields of the form that requests a message when an item is back in stock. */
export const RESTOCK_FIELDS = [NAME, EMAIL, { ...PHONE, required: false, isWide: true }, MAILING] as const

/** The visible fields of the form that requests a quote. */
export const QUOTE_FIELDS = [
  NAME,
  EMAIL,
  { ...PHONE, required: true, isWide: true },
  { name: 'mensagem', control: 'textarea', maxLength: MAX_REQUEST_MESSAGE, required: true, isWide: true },
  MAILING,
] as const

/** The visible fields of the newsletter's form. */
export const NEWSLETTER_FIELDS = [EMAIL] as const
