import type { Lang } from '#lib/routes/lang.ts'
import { toReais } from '#lib/shop/money.ts'
import { deliveryOptions, type DeliveryOption, type DeliveryTerms } from '../shipping/delivery-options.ts'
import { placeOf } from '../shipping/cep-places.ts'
import { readSellables, variationOf } from './sellable-items.ts'
import type { StoreContext, StoreConfig } from './store.ts'
import type { StoreRules } from './store-rules.ts'

/** The units to deliver to a CEP of eight digits; `variationId` is 0 for an item without variations. */
export interface Shipped {
  cep: string
  itemId: number
  variationId: number
  units: number
}

/** Returns the rules of delivery of the store, with its own figures for ways without rates (P18). */
export function deliveryTerms(
  { delivery }: StoreConfig,
  { freeShippingFrom, shippingPrice }: StoreRules,
): DeliveryTerms {
  return { rules: delivery, freeShippingFrom, shippingPrice }
}

/**
 * The delivery options for units of an item (contract 4.19); null for an unknown item or variation, and for an item that is
 * sold by quote; 'unknown-cep' for a CEP that cannot exist.
 */
export async function shipmentDocument(store: StoreContext, shipped: Shipped, language: Lang) {
  const { cep, itemId, variationId, units } = shipped
  const [item] = await readSellables(store.db.read, [itemId])
  // Without a variation, the product's own price applies, which is its lowest.
  const sellable = item && (variationId === 0 ? item : variationOf(item, variationId))
  if (!sellable || sellable.sale === 'quote') return null
  const terms = deliveryTerms(store.config, await store.rules())
  const parcel = { cep, units: units * sellable.units, subtotal: sellable.priceTo * units, now: store.now() }
  const options = deliveryOptions(parcel, terms)
  // A quote waits for the outside look-up only where the table names no city.
  const place = placeOf(cep)
  const address = place?.city ? place : await store.addressOf(cep)
  if (options === 'unknown' || !address) return 'unknown-cep'
  return {
    cidade: address.city,
    uf: address.uf,
    fretes: options.map((option) => wireOption(option, language)),
    restricaoEntrega: '',
    mensagem: '',
  }
}

function wireOption({ id, name, price, days, until }: DeliveryOption, language: Lang) {
  return {
    id,
    tipo: 'entrega',
    label: name[language],
    valor: toReais(price),
    prazo: businessDaysText(days, language),
    ate: until,
    entregaAgendada: false,
  }
}

function businessDaysText(days: number, language: Lang): string {
  if (language === 'en') return days === 1 ? '1 business day' : `${days} business days`
  return days === 1 ? '1 dia útil' : `${days} dias úteis`
}
