import type { InferType } from 'yup'
import { MAX_QUANTITY } from './cart-requests.ts'
import { bareNumber, bareText, flag, label, list, money, objectOf, recordOf, text } from './fields.ts'

/**
 * POST shipment/list and shipment/product; `valor` is in reais, 0 means free and undefined is not stated (contract 4.19,
 * platform 3.6).
 */
export const shipmentSchema = recordOf({
  fretes: list(
    recordOf({
      id: text(),
      tipo: label(),
      label: label(),
      valor: money(),
      prazo: label(),
      entregaAgendada: flag(),
      // Additional: the last day of delivery as YYYY-MM-DD.
      ate: text(),
    }),
  ),
  // Additional: the place of the CEP; '' where the store does not know it.
  cidade: label(),
  uf: label(),
  restricaoEntrega: label(),
  mensagem: label(),
})

/** The quote of a shipment. */
export type WireShipping = InferType<typeof shipmentSchema>

/** A Brazilian postal code with or without its dash, parsed to eight digits. */
export const postalCode = () =>
  bareText()
    .typeError('invalido')
    .required('obrigatorio')
    .matches(/^\d{8}$/, 'invalido')
    .transform((_cast: unknown, original: unknown) =>
      typeof original === 'string' ? original.trim().replace(/^(\d{5})-(\d{3})$/, '$1$2') : NaN,
    )

const DIGITS = /^\d{1,9}$/

const positive = () =>
  bareNumber()
    .transform((_cast: unknown, original: unknown) =>
      typeof original === 'string' && DIGITS.test(original) ? Number(original) : original,
    )
    .typeError('invalido')
    .required('obrigatorio')
    .integer('invalido')
    .min(1, 'invalido')
    .max(2_147_483_647, 'invalido')

const quantity = () => positive().max(MAX_QUANTITY, 'invalido').default(1)

/** Body of POST shipment/list. Each error message is one of FIELD_ISSUES. */
export const listShipmentRequestSchema = objectOf({
  cep: postalCode(),
  idLista: positive(),
  quantidade: quantity(),
})

/** Body of POST shipment/product. Each error message is one of FIELD_ISSUES. */
export const productShipmentRequestSchema = objectOf({
  cep: postalCode(),
  idProduto: positive(),
  /** 0 for a product without variations (platform 3.6). */
  idAtributoValor: positive().min(0, 'invalido').default(0),
  quantidade: quantity(),
})

/** Body of POST checkout/zipcode and shipment/cep. */
export const zipcodeRequestSchema = objectOf({ cep: postalCode() })

/** POST shipment/cep: the address of a CEP; a part that the store does not know is '' (contract 4.19). */
export const cepAddressSchema = recordOf({
  cep: text(),
  uf: label(),
  cidade: label(),
  logradouro: label(),
  bairro: label(),
})
