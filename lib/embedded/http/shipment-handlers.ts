import {
  listShipmentRequestSchema,
  productShipmentRequestSchema,
  zipcodeRequestSchema,
} from '#lib/contract/shipment.ts'
import { shipmentDocument, type Shipped } from '../store/shipment.ts'
import type { Call, Handler } from './call.ts'
import { failure, personal, type HandlerResult } from './handler-result.ts'
import { withForm } from './with-form.ts'

/** POST shipment/list (contract 4.19). */
export const postListShipment: Handler = (call) =>
  withForm(call, listShipmentRequestSchema, ({ cep, idLista, quantidade }) =>
    shipment(call, 'idLista', { cep, itemId: idLista, variationId: 0, units: quantidade }),
  )

/** POST shipment/product (contract 4.19). */
export const postProductShipment: Handler = (call) =>
  withForm(call, productShipmentRequestSchema, ({ cep, idProduto, idAtributoValor, quantidade }) =>
    shipment(call, 'idProduto', { cep, itemId: idProduto, variationId: idAtributoValor, units: quantidade }),
  )

/** POST shipment/cep: the address of a CEP, as far as it is known (contract 4.19). */
export const postCep: Handler = (call) =>
  withForm(call, zipcodeRequestSchema, async ({ cep }) => {
    const address = await call.store.addressOf(cep)
    if (!address) return invalid(call, 'cep')
    const { uf, city, street, district } = address
    return personal({ cep, uf, cidade: city, logradouro: street, bairro: district })
  })

async function shipment(call: Call, field: string, shipped: Shipped): Promise<HandlerResult> {
  const document = await shipmentDocument(call.store, shipped, call.language)
  if (document === 'unknown-cep') return invalid(call, 'cep')
  return document ? personal(document) : invalid(call, field)
}

function invalid(call: Call, field: string): HandlerResult {
  return failure(call, 422, 'campo_invalido', { fields: { [field]: ['invalido'] } })
}
