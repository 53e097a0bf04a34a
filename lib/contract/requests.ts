import type { InferType } from 'yup'
import { bareNumber, flag, objectOf } from './fields.ts'
import { MAX_INTEGER } from './numbers.ts'
import { atMost, email, personName, phone, trimmed, typedText } from './person.ts'

/** The longest message of a request, in characters. */
export const MAX_REQUEST_MESSAGE = 1000

const DIGITS = /^\d{1,10}$/

// Forms and stores of the platform send ids as text.
const readId = (_cast: unknown, original: unknown): unknown => {
  if (original === null || original === '') return undefined
  if (typeof original === 'string') return DIGITS.test(original) ? Number(original) : NaN
  return original
}

const id = (min: number) =>
  bareNumber()
    .transform(readId)
    .typeError('invalido')
    .integer('invalido')
    .min(min, 'invalido')
    .max(MAX_INTEGER, 'invalido')

const message = () =>
  typedText((value) => value.replace(/\r\n?/g, '\n').trim())
    .test(...atMost(MAX_REQUEST_MESSAGE))
    .default('')

const person = {
  nome: personName().required('obrigatorio'),
  email: email().required('obrigatorio'),
}

/** Body of POST product/solicitation: a request for a message when an item is back in stock. Each error message is one of FIELD_ISSUES (contract 4.21). */
export const restockSchema = objectOf({
  idProduto: id(1).required('obrigatorio'),
  idAtributoValor: id(0).default(0).required('invalido'),
  ...person,
  contato: phone(),
  mensagem: message(),
  mailing: flag(),
})

/** Body of POST product/budget: a request for a quote of an item without a price. Each error message is one of FIELD_ISSUES (contract 4.21). */
export const quoteSchema = objectOf({
  idProduto: id(1).required('obrigatorio'),
  ...person,
  contato: phone().required('obrigatorio'),
  // Required by the platform (platform 3.7).
  mensagem: message().required('obrigatorio'),
  mailing: flag(),
  enviarEmail: flag(true),
})

/** Body of POST newsletter. `segmento` is 'm', 'h' or 'i'. Each error message is one of FIELD_ISSUES (contract 4.21). */
export const newsletterSchema = objectOf({
  email: email().required('obrigatorio'),
  nome: personName().default(''),
  segmento: trimmed()
    .matches(/^[mhi]$/, { message: 'invalido', excludeEmptyString: true })
    .default(''),
})

/** A sign-up for the newsletter. */
export type Newsletter = InferType<typeof newsletterSchema>

/** Body of POST form/contact, the platform's contact form. Each error message is one of FIELD_ISSUES (contract 4.22). */
export const platformContactSchema = objectOf({
  hashEmail: trimmed().required('obrigatorio').max(100, 'longo'),
  ...person,
  contato: phone(),
  assunto: trimmed().max(100, 'longo').default(''),
  mensagem: typedText((value) => value.replace(/\r\n?/g, '\n').trim())
    .test(...atMost(4000))
    .default(''),
})
