import type { OrderTotals } from '../shop/checkout.ts'
import { toReais, type Cents } from '../shop/money.ts'
import { eventItem, type EventItem, type ItemList, type AnalyticsItem } from './item.ts'

/** The names of GA4's ecommerce events that the shop sends (R80). */
export type EcommerceName =
  | 'view_item_list'
  | 'view_item'
  | 'add_to_cart'
  | 'remove_from_cart'
  | 'view_cart'
  | 'begin_checkout'
  | 'purchase'

/** The `ecommerce` field of an event; amounts in reais, on English pages too (P3, R81). */
export interface Ecommerce {
  currency: 'BRL'
  value: number
  items: EventItem[]
  item_list_id?: string
  item_list_name?: string
  /** Only a purchase has these: the order's number, its shipping price and its coupon. */
  transaction_id?: string
  shipping?: number
  coupon?: string
}

/** One entry of the data layer. */
export type DataLayerEntry = Readonly<Record<string, unknown>>

/** The largest number of items that GA4 accepts in one event (R81). */
const MAX_ITEMS = 200

/** The total price of items, in integer cents; an item without a price counts as 0. */
export function totalValue(items: readonly AnalyticsItem[]): Cents {
  return items.reduce((sum, { price = 0, quantity }) => sum + price * Math.max(1, Math.trunc(quantity)), 0)
}

/**
 * The data layer entries of an ecommerce event. The first one clears `ecommerce`, because the data layer would merge the items of
 * two events. Without items there are no entries: GA4 rejects an event without items (R80, R81).
 */
export function ecommerceEvent(
  name: EcommerceName,
  all: readonly AnalyticsItem[],
  list?: ItemList,
): DataLayerEntry[] {
  const items = all.slice(0, MAX_ITEMS)
  if (items.length === 0) return []
  const ecommerce: Ecommerce = {
    currency: 'BRL',
    value: toReais(totalValue(items)),
    ...(list && { item_list_id: list.id, item_list_name: list.name }),
    items: items.map((item, index) => eventItem(item, list && { list, index })),
  }
  return [{ ecommerce: null }, { event: name, ecommerce }]
}

/** The spec's event ListingProducts, sent in addition to GA4's view_item_list (spec section 7); no entries for an empty list. */
export function listingProducts(all: readonly AnalyticsItem[], list: ItemList): DataLayerEntry[] {
  const products = all.slice(0, MAX_ITEMS).map((item, index) => eventItem(item, { list, index }))
  return products.length > 0 ? [{ event: 'ListingProducts', list: list.id, products }] : []
}

/** The data layer entries of a placed order; `value` is its total without shipping, as GA4 defines it (R80, R81). */
export function purchaseEvent(
  { number, totals }: { number: string; totals: Pick<OrderTotals, 'total' | 'shipping' | 'coupon'> },
  items: readonly AnalyticsItem[],
): DataLayerEntry[] {
  const { total, shipping = 0, coupon } = totals
  return ecommerceEvent('purchase', items).map((entry) => {
    const ecommerce = entry['ecommerce'] as Ecommerce | null
    if (ecommerce === null) return entry
    const order = {
      transaction_id: number,
      value: toReais(total - shipping),
      shipping: toReais(shipping),
      ...(coupon && { coupon: coupon.code }),
    }
    return { ...entry, ecommerce: { ...ecommerce, ...order } }
  })
}
