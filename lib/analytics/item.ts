import type { CartItem } from '../shop/cart.ts'
import { toReais, type Cents } from '../shop/money.ts'

/** Something that an event tells of, before it takes the form of one. */
export interface AnalyticsItem {
  /** What the feed calls it as well: see `catalogueId`. */
  id: string
  name: string
  /** What one costs, in integer cents. */
  price: Cents
  quantity: number
  brand: string
  category: string
  /** The flavour. */
  variant: string
  inStock: boolean
  /** Absolute addresses; '' when they are not known. */
  url: string
  image: string
}

/** An item of an event, by the names that GA4 gives its fields; the last three are the spec's own (R81, spec sections 4 and 7). */
export interface EventItem {
  item_id: string
  item_name: string
  /** In reais. */
  price: number
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

/** A list that items stand in. */
export interface ItemList {
  id: string
  name: string
  /** Items on the pages of the list before this one. */
  before?: number
}

/** What a cart does not say of its lines itself. */
export interface LineContext {
  brand: string
  /** The category of what stands at a path; '' when it is not known. */
  category: (path: string) => string
  /** The whole address of a path without language. */
  address: (path: string) => string
}

const PICTURE_WIDTH = 1080

/**
 * The id that events, the pixel and the feed (`g:id`) know something by: its sku without spaces, else its number. Google
 * and Meta find the product of an event in the catalogue by it.
 */
export function catalogueId(sku: string | undefined, id: number): string {
  return sku?.replace(/\s+/g, '') || String(id)
}

/** The item in the form that events carry; what is not known is left out. */
export function eventItem(item: AnalyticsItem, place?: { list: ItemList; index: number }): EventItem {
  return {
    item_id: item.id,
    item_name: item.name,
    price: toReais(item.price),
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
 * A line of the cart as events tell it. The store calls a kit '1 pote - Cranberry' and says its product beside that; a
 * line without a flavour has the product in its name already.
 */
export function itemOfLine(line: CartItem, about: LineContext): AnalyticsItem {
  const [, kit, variant] = /^(.+?) - (.+)$/.exec(line.name) ?? []
  const isOfProduct = line.product !== undefined
  const own = isOfProduct && variant ? kit : line.name
  return {
    id: catalogueId(line.sku, line.hash.idProduto),
    name: isOfProduct ? `${line.product}, ${own}` : line.name,
    price: line.price,
    quantity: line.quantity,
    brand: about.brand,
    category: about.category(line.path ?? ''),
    variant: isOfProduct ? (variant ?? '') : '',
    inStock: true,
    url: line.path ? about.address(line.path) : '',
    image: pictureUrl(line.picture, about.address('/')),
  }
}

/** Where a picture of the shop can be fetched; one of another host stays as it is. */
function pictureUrl(picture: string, home: string): string {
  return picture.startsWith('/img/') ? new URL(`${picture}-${PICTURE_WIDTH}.webp`, home).href : picture
}
