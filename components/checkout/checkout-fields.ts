import type { ComponentProps } from 'react'
import { MAX_CITY, MAX_COMPLEMENT, MAX_DISTRICT, MAX_HOUSE, MAX_STREET } from '#lib/contract/checkout.ts'
import { MAX_EMAIL, MAX_NAME } from '#lib/contract/person.ts'
import type { AddressField, BuyerField } from '#lib/shop/checkout.ts'

/** The attributes of an input of the checkout, so that browsers fill it and phones show the right keyboard. */
type FieldAttributes = Pick<
  ComponentProps<'input'>,
  'type' | 'inputMode' | 'autoComplete' | 'maxLength' | 'required' | 'spellCheck' | 'autoCapitalize'
>

type InputName = Exclude<BuyerField | AddressField, 'uf' | 'observacao' | 'presente' | 'recado'>

/** The inputs of the checkout, except the state, the gift and the note, which are no text inputs. */
export const INPUTS: Record<InputName, FieldAttributes> = {
  nome: { autoComplete: 'name', autoCapitalize: 'words', maxLength: MAX_NAME, required: true },
  email: { type: 'email', autoComplete: 'email', maxLength: MAX_EMAIL, required: true },
  // There is no autocomplete token for a CPF, and browsers would fill in another number.
  cpf: { inputMode: 'numeric', autoComplete: 'off', maxLength: 14, required: true },
  celular: { type: 'tel', autoComplete: 'tel-national', maxLength: 20, required: true },
  cep: { inputMode: 'numeric', autoComplete: 'postal-code', maxLength: 9, required: true },
  logradouro: { autoComplete: 'address-line1', maxLength: MAX_STREET, required: true },
  numero: { autoComplete: 'off', maxLength: MAX_HOUSE, required: true },
  complemento: { autoComplete: 'address-line2', maxLength: MAX_COMPLEMENT },
  bairro: { autoComplete: 'address-level3', maxLength: MAX_DISTRICT, required: true },
  // Browsers would fill in the buyer's name.
  destinatario: { autoComplete: 'off', autoCapitalize: 'words', maxLength: MAX_NAME },
  cidade: { autoComplete: 'address-level2', maxLength: MAX_CITY, required: true },
}

/** Returns the id of the control of a field. */
export const fieldId = (name: string) => `compra-${name}`
