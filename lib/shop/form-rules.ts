import { buyerSchema } from '../contract/checkout.ts'
import { personName, trimmed } from '../contract/person.ts'
import { loginSchema, MAX_USER } from '../contract/user.ts'

// What the shop's own forms ask for; the store accepts more, from other clients too (contract 4.19, 4.28).

const WORDS_OF_NAME = 2
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/
const CPF_OR_CNPJ = /^(?:[\s./-]*\d){11,14}[\s./-]*$/

const wordsOf = (text: string) => text.split(/\s+/).filter((word) => /\p{L}/u.test(word))

/** The buyer of the checkout's form: an invoice and a parcel need name and surname. */
export const buyerFormSchema = buyerSchema.shape({
  nome: personName()
    .required('obrigatorio')
    .test({
      message: 'invalido',
      test: (name = '') => name === '' || wordsOf(name).length >= WORDS_OF_NAME,
    }),
})

/** The sign-in form: an e-mail, or the CPF or CNPJ that a store of the platform knows an account by too (platform 3.7). */
export const signInFormSchema = loginSchema.shape({
  usuario: trimmed()
    .required('obrigatorio')
    .max(MAX_USER, 'longo')
    .test({
      message: 'invalido',
      test: (user = '') => user === '' || EMAIL.test(user) || CPF_OR_CNPJ.test(user),
    }),
})
