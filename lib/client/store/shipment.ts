import { cepAddressSchema, shipmentSchema, type WireShipping } from '../../contract/shipment.ts'
import { toCents } from '../../shop/money.ts'
import { isCalendarDay } from '../../shop/store-time.ts'
import type { ShippingRequest, ShippingQuote } from '../../shop/shipping.ts'
import type { ApiClient } from '../api-client.ts'

/** POST shipment/list or shipment/product: delivery options, prices in cents (contract 4.19). Throws ApiError; status 422 for an invalid CEP. */
export async function getShipping(
  store: ApiClient,
  { postalCode, kind, itemId, attributeId = 0, quantity }: ShippingRequest,
): Promise<ShippingQuote> {
  const common = { cep: postalCode, quantidade: quantity }
  const { fretes, restricaoEntrega, mensagem, cidade, uf } =
    kind === 'lista'
      ? await store.call('post', 'shipment/list', shipmentSchema, { body: { ...common, idLista: itemId } })
      : await store.call('post', 'shipment/product', shipmentSchema, {
          body: { ...common, idProduto: itemId, idAtributoValor: attributeId },
        })
  return {
    options: fretes.flatMap(toOption),
    note: restricaoEntrega || mensagem,
    place: placeText(cidade, uf),
  }
}

/** Returns 'Campinas, SP'; only the part that is known, '' for none. */
function placeText(city: string, state: string): string {
  return [city, state].filter(Boolean).join(', ')
}

function toOption({ id, tipo, label, valor, prazo, ate }: WireShipping['fretes'][number]) {
  const name = label || tipo
  const price = valor === undefined ? undefined : toCents(valor)
  return name ? [{ id, label: name, price, time: prazo, until: isCalendarDay(ate) ? ate : '' }] : []
}

/** The address of a CEP; a part that the store does not know is ''. */
export interface CepAddress {
  state: string
  city: string
  street: string
  district: string
  /** City and state, such as 'Campinas, SP'. */
  place: string
}

/** The path of the look-up of a CEP in the store API (contract 4.19). */
const CEP_PATH = 'shipment/cep'

/** POST shipment/cep: the address of a CEP of eight digits (contract 4.19). Throws ApiError; status 422 for a CEP that cannot exist. */
export async function getCepAddress(store: ApiClient, cep: string): Promise<CepAddress> {
  const { uf, cidade, logradouro, bairro } = await store.call('post', CEP_PATH, cepAddressSchema, {
    body: { cep },
  })
  return { state: uf, city: cidade, street: logradouro, district: bairro, place: placeText(cidade, uf) }
}
