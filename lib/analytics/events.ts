import { toReais, type Cents } from '../shop/money.ts'
import { eventItem, type EventItem, type ItemList, type AnalyticsItem } from './item.ts'

/** The events of a shop that GA4 knows by name (R80). */
export type EcommerceName =
  'view_item_list' | 'view_item' | 'add_to_cart' | 'remove_from_cart' | 'view_cart' | 'begin_checkout'

/** What an ecommerce event is about; amounts in reais, and in BRL on English pages too (P3, R81). */
export interface Ecommerce {
  currency: 'BRL'
  value: number
  items: EventItem[]
  item_list_id?: string
  item_list_name?: string
}

/** One entry of the data layer. */
export type Entry = Readonly<Record<string, unknown>>

/** As many items as one event takes (R81). */
const MOST_ITEMS = 200

/** What items cost together, in integer cents. */
export function valueOf(items: readonly AnalyticsItem[]): Cents {
  return items.reduce((sum, { price, quantity }) => sum + price * Math.max(1, Math.trunc(quantity)), 0)
}

/**
 * The entries of an ecommerce event: an empty one first, because the data layer would merge the items of two events; none
 * without items, which no event may be (R80, R81).
 */
export function ecommerceEvent(name: EcommerceName, all: readonly AnalyticsItem[], list?: ItemList): Entry[] {
  const told = all.slice(0, MOST_ITEMS)
  if (told.length === 0) return []
  const ecommerce: Ecommerce = {
    currency: 'BRL',
    value: toReais(valueOf(told)),
    ...(list && { item_list_id: list.id, item_list_name: list.name }),
    items: told.map((item, index) => eventItem(item, list && { list, index })),
  }
  return [{ ecommerce: null }, { event: name, ecommerce }]
}

/** The spec's own event of a list, beside GA4's (spec section 7); none for an empty list. */
export function listingProducts(all: readonly AnalyticsItem[], list: ItemList): Entry[] {
  const products = all.slice(0, MOST_ITEMS).map((item, index) => eventItem(item, { list, index }))
  return products.length > 0 ? [{ event: 'ListingProducts', list: list.id, products }] : []
}
