import { shipmentSchema, type WireShipping } from '../../contract/shipment.ts'
import { toCents } from '../../shop/money.ts'
import type { ShippingRequest, ShippingQuote } from '../../shop/shipping.ts'
import type { ApiClient } from '../api-client.ts'

/** POST shipment/list or shipment/product: delivery options, prices in cents (contract 4.19). Throws ApiError; status 422 for an invalid CEP. */
export async function getShipping(
  store: ApiClient,
  { postalCode, tipo, itemId, attributeId = 0, quantity }: ShippingRequest,
): Promise<ShippingQuote> {
  const common = { cep: postalCode, quantidade: quantity }
  const { fretes, restricaoEntrega, mensagem } =
    tipo === 'lista'
      ? await store.call('post', 'shipment/list', shipmentSchema, { body: { ...common, idLista: itemId } })
      : await store.call('post', 'shipment/product', shipmentSchema, {
          body: { ...common, idProduto: itemId, idAtributoValor: attributeId },
        })
  return {
    options: fretes.flatMap(toOption),
    note: restricaoEntrega || mensagem,
  }
}

function toOption({ id, tipo, label, valor, prazo }: WireShipping['fretes'][number]) {
  const name = label || tipo
  const price = valor === undefined ? undefined : toCents(valor)
  return name ? [{ id, label: name, price, time: prazo }] : []
}
