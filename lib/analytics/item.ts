import type { CartItem } from '../shop/cart.ts'
import type { OrderLine } from '../shop/order.ts'
import { toReais, type Cents } from '../shop/money.ts'

/** An item of an analytics event, in the shop's own format. */
export interface AnalyticsItem {
  /** The id that the product feed uses too: see `catalogueId`. */
  id: string
  name: string
  /** The unit price, in integer cents; undefined when the store states none. */
  price: Cents | undefined
  quantity: number
  brand: string
  category: string
  /** The flavour or variation. */
  variant: string
  inStock: boolean
  /** Absolute URLs; '' when unknown. */
  url: string
  image: string
}

/** An item of an event in GA4's format; the last three fields are additions of the spec (R81, spec sections 4 and 7). */
export interface EventItem {
  item_id: string
  item_name: string
  /** In reais. */
  price?: number
  quantity: number
  item_brand?: string
  item_category?: string
  item_variant?: string
  /** From 0, in lists. */
  index?: number
  item_list_id?: string
  item_list_name?: string
  availability: 'disponivel' | 'indisponivel'
  url?: string
  image?: string
}

/** A list of items. */
export interface ItemList {
  id: string
  name: string
  /** The number of items on earlier pages of the list. */
  before?: number
}

/** Data for an item that a cart line does not have. */
export interface LineContext {
  brand: string
  /** The category of the product at a path; '' when unknown. */
  category: (path: string) => string
  /** The absolute URL of a path without language. */
  address: (path: string) => string
}

const PICTURE_WIDTH = 1080

/**
 * The product id in events, pixel and feed (`g:id`): the sku without spaces, otherwise the numeric id. Google and Meta match
 * events to their catalogue by it.
 */
export function catalogueId(sku: string | undefined, id: number): string {
  return sku?.replace(/\s+/g, '') || String(id)
}

/** An item in GA4's format; unknown fields are left out. */
export function eventItem(item: AnalyticsItem, place?: { list: ItemList; index: number }): EventItem {
  return {
    item_id: item.id,
    item_name: item.name,
    ...(item.price !== undefined && { price: toReais(item.price) }),
    quantity: Math.max(1, Math.trunc(item.quantity)),
    ...(item.brand && { item_brand: item.brand }),
    ...(item.category && { item_category: item.category }),
    ...(item.variant && { item_variant: item.variant }),
    ...(place && {
      index: (place.list.before ?? 0) + place.index,
      item_list_id: place.list.id,
      item_list_name: place.list.name,
    }),
    availability: item.inStock ? 'disponivel' : 'indisponivel',
    ...(item.url && { url: item.url }),
    ...(item.image && { image: item.image }),
  }
}

/**
 * The item of a cart line. A kit is named '1 pote - Cranberry' or '1 frasco', beside its product; a line whose product is not known has
 * its whole name.
 */
export function itemOfLine(line: CartItem, context: LineContext): AnalyticsItem {
  const [, kit, variant] = /^(.+?) - (.+)$/.exec(line.name) ?? []
  const hasProductName = line.product !== undefined
  const nameWithoutVariant = hasProductName && variant ? kit : line.name
  const values = (line.attributes ?? []).map(({ value }) => value).join(', ')
  return {
    id: catalogueId(line.sku, line.hash.idProduto),
    name: hasProductName ? `${line.product}, ${nameWithoutVariant}` : line.name,
    price: line.price,
    quantity: line.quantity,
    brand: context.brand,
    category: context.category(line.path ?? ''),
    variant: values || (hasProductName ? (variant ?? '') : ''),
    inStock: true,
    url: line.path ? context.address(line.path) : '',
    image: pictureUrl(line.picture, context.address('/')),
  }
}

/** The item of a line of an order. */
export function itemOfOrderLine(line: OrderLine, context: LineContext): AnalyticsItem {
  return {
    id: line.sku.replace(/\s+/g, '') || line.name,
    name: line.name,
    price: line.price,
    quantity: line.quantity,
    brand: context.brand,
    category: context.category(line.path ?? ''),
    variant: line.detail,
    inStock: true,
    url: line.path ? context.address(line.path) : '',
    image: pictureUrl(line.picture, context.address('/')),
  }
}

/** The URL of a picture of the shop; a picture of another host is returned unchanged. */
function pictureUrl(picture: string, home: string): string {
  return picture.startsWith('/img/') ? new URL(`${picture}-${PICTURE_WIDTH}.webp`, home).href : picture
}
