import { MAX_QUANTITY } from './cart-requests.ts'
import { bareNumber, bareText, flag, list, numeric, objectOf, text } from './fields.ts'

/** POST shipment/list and shipment/product; `valor` is in reais, 0 means free (contract 4.19). */
export const shipmentSchema = objectOf({
  fretes: list(
    objectOf({
      id: text(),
      tipo: text(),
      label: text(),
      valor: numeric().min(0),
      prazo: text(),
      entregaAgendada: flag(),
    }),
  ),
  restricaoEntrega: text(),
  mensagem: text(),
})

/** A Brazilian postal code with or without its dash, parsed to eight digits. */
const postalCode = () =>
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

/** Body of POST shipment/list. Messages are FIELD_ISSUES. */
export const listShipmentRequestSchema = objectOf({
  cep: postalCode(),
  idLista: positive(),
  quantidade: quantity(),
})

/** Body of POST shipment/product. Messages are FIELD_ISSUES. */
export const productShipmentRequestSchema = objectOf({
  cep: postalCode(),
  idProduto: positive(),
  quantidade: quantity(),
})

/** Body of POST checkout/zipcode. */
export const zipcodeRequestSchema = objectOf({ cep: postalCode() })
