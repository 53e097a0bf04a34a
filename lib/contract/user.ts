import type { InferType } from 'yup'
import { bareText, numericOr, part, partOrDefaults, requiredFlag, text } from './fields.ts'

/** GET checkout/user: SHA-256 hex in `userHash`, all empty when anonymous (contract 4.9). */
export const userSchema = part({
  id: numericOr(0).integer().min(0),
  nomeRazao: text(),
  email: text(),
  logado: requiredFlag(),
  userHash: partOrDefaults({ email: text(), celular: text(), telefone: text() }),
})

/** The visitor, logged in or not. */
export type User = InferType<typeof userSchema>

/** Shortest password that a sign-up takes. */
export const MIN_PASSWORD = 8

// yup would print numbers and objects as text; NaN is no string and fails with the type message. So does a text with
// NUL or half a surrogate pair, which no database keeps as it was.
const typedText = (read = (value: string) => value) =>
  bareText()
    .transform((_cast: unknown, original: unknown) => {
      if (original === null) return undefined
      return typeof original === 'string' && original.isWellFormed() && !original.includes('\0')
        ? read(original)
        : NaN
    })
    .typeError('invalido')

const trimmed = () => typedText((value) => value.trim())

const email = () =>
  trimmed()
    .required('obrigatorio')
    .max(254, 'longo')
    .matches(/^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/, 'invalido')

const phone = () =>
  trimmed()
    .max(20, 'longo')
    .matches(/^\+?[\d\s().-]{10,}$/, { message: 'invalido', excludeEmptyString: true })
    .default('')

/** Body of POST checkout/login: `usuario` is the e-mail. Messages are FIELD_ISSUES. */
export const loginSchema = part({
  usuario: trimmed().required('obrigatorio').max(254, 'longo'),
  senha: typedText().required('obrigatorio').max(200, 'longo'),
})

/** Body of POST checkout/login. */
export type Login = InferType<typeof loginSchema>

/** Body of POST checkout/register. Messages are FIELD_ISSUES. */
export const registerSchema = part({
  nome: trimmed().required('obrigatorio').max(120, 'longo'),
  email: email(),
  senha: typedText().required('obrigatorio').min(MIN_PASSWORD, 'curto').max(200, 'longo'),
  celular: phone(),
  telefone: phone(),
})

/** Body of POST checkout/register. */
export type Register = InferType<typeof registerSchema>
