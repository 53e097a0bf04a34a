import type { Queries } from '../db/database.ts'
import { toReais, type Cents } from '#lib/shop/money.ts'
import type { Lang } from '#lib/routes/lang.ts'
import { readSellables, variationOf } from './cart-lines.ts'
import type { StoreRules } from './store-rules.ts'

/** The units to deliver; `variationId` is 0 for an item without variations. */
export interface Shipped {
  itemId: number
  variationId: number
  units: number
}

/**
 * The delivery options for units of an item; null for an unknown item or variation, and for an item that is sold by
 * quote. Delivery has one fixed price; it is free for goods of `freeShippingFrom` or more (contract 4.19).
 */
export async function shipmentDocument(
  queries: Queries,
  { itemId, variationId, units }: Shipped,
  rules: StoreRules,
  language: Lang,
) {
  const [item] = await readSellables(queries, [itemId])
  // Without a variation, the product's own price applies, which is its lowest.
  const sellable = item && (variationId === 0 ? item : variationOf(item, variationId))
  if (!sellable || sellable.sale === 'quote') return null
  return {
    fretes: [
      {
        id: 'fixo',
        tipo: 'entrega',
        label: language === 'en' ? 'Standard delivery' : 'Entrega padrão',
        valor: toReais(shippingOf(sellable.priceTo * units, rules)),
        prazo: language === 'en' ? '7 business days' : '7 dias úteis',
        entregaAgendada: false,
      },
    ],
    restricaoEntrega: '',
    mensagem: '',
  }
}

/** Returns the shipping price of goods of this value, in cents (P18). */
function shippingOf(value: Cents, { freeShippingFrom, shippingPrice }: StoreRules): Cents {
  return value >= freeShippingFrom ? 0 : shippingPrice
}
