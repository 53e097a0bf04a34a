import type { InferType } from 'yup'
import { flag, label, objectOf, objectOrDefaults, recordOf, text, wholeNumber } from './fields.ts'
import { email, personName, phone, trimmed, typedText } from './person.ts'

/** GET checkout/user; `userHash` holds SHA-256 hex, '' when anonymous (contract 4.9). */
export const userSchema = recordOf({
  id: wholeNumber(),
  nomeRazao: label(),
  email: label(),
  // Any value that does not mean yes is an anonymous visitor (platform 3.7).
  logado: flag(),
  userHash: objectOrDefaults({ email: text(), celular: text(), telefone: text() }),
})

/** The user, logged in or anonymous. */
export type User = InferType<typeof userSchema>

/** Minimum length of a password at sign-up. */
export const MIN_PASSWORD = 8

/** Maximum length of what a sign-in takes for an account: an e-mail. */
export const MAX_USER = 254

/** Body of POST checkout/login: `usuario` is the e-mail. Each error message is one of FIELD_ISSUES. */
export const loginSchema = objectOf({
  usuario: trimmed().required('obrigatorio').max(MAX_USER, 'longo'),
  senha: typedText().required('obrigatorio').max(200, 'longo'),
})

/** Body of POST checkout/login. */
export type Login = InferType<typeof loginSchema>

const newPassword = () => typedText().required('obrigatorio').min(MIN_PASSWORD, 'curto').max(200, 'longo')

/** Body of POST checkout/register. Each error message is one of FIELD_ISSUES. */
export const registerSchema = objectOf({
  nome: personName().required('obrigatorio'),
  email: email().required('obrigatorio'),
  senha: newPassword(),
  celular: phone(),
  telefone: phone(),
})

/** Body of POST checkout/register. */
export type Register = InferType<typeof registerSchema>

/** Body of POST checkout/password-recovery: `usuario` is the e-mail (contract 4.25). Each error message is one of FIELD_ISSUES. */
export const passwordRecoverySchema = objectOf({
  usuario: trimmed().required('obrigatorio').max(MAX_USER, 'longo'),
})

/** Body of POST checkout/password-reset: the token of the link, and the new password (contract 4.25). */
export const passwordResetSchema = objectOf({
  token: typedText().required('obrigatorio').max(200, 'longo'),
  senha: newPassword(),
})

/** Body of POST checkout/password-reset. */
export type PasswordReset = InferType<typeof passwordResetSchema>
