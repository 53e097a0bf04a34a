import type { InferType } from 'yup'
import { list, objectOf, recordOf, requiredText, text } from './fields.ts'
import { personName, phone, typedText } from './person.ts'

// The profile of an account (contract 4.35). The messages of the request schemas are FIELD_ISSUES.

/** The most addresses of an account. */
export const MAX_ADDRESSES = 10

/** Response of GET checkout/profile; the address that was changed last comes first. */
export const profileSchema = recordOf({
  nome: text(),
  email: text(),
  celular: text(),
  enderecos: list(
    recordOf({
      id: requiredText(),
      cep: text(),
      logradouro: text(),
      numero: text(),
      complemento: text(),
      bairro: text(),
      cidade: text(),
      uf: text(),
    }),
  ),
})

/** The profile of an account. */
export type WireProfile = InferType<typeof profileSchema>

/** Body of PUT checkout/profile. */
export const profileRequestSchema = objectOf({
  nome: personName().required('obrigatorio'),
  celular: phone(),
})

/** Body of PUT checkout/profile. */
export type ProfileRequest = InferType<typeof profileRequestSchema>

/** Body of POST checkout/profile/erasure. */
export const erasureRequestSchema = objectOf({
  senha: typedText().required('obrigatorio').max(200, 'longo'),
})
