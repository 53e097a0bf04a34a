import type { ListedProduct } from './listing.ts'
import type { Cents } from './money.ts'
import type { PageStructure } from './page.ts'
import type { ItemPrice } from './price.ts'
import type { VariationChoice } from './variation.ts'

/** A list of products that a store sells together (platform 3.5). */
export interface ListPage extends ItemPrice {
  structure: PageStructure
  /** The id by which it is added to the cart; 0 when the store sends none. */
  id: number
  name: string
  inStock: boolean
  parts: ListPart[]
}

/** A product of a list. */
export interface ListPart {
  id: number
  name: string
  /** Its quantity in the list. */
  quantity: number
  /** The path of its page, without language. */
  path: string | undefined
  picture: string
  /** Its own price, which is sent back to the store; undefined without one. */
  price: Cents | undefined
  /** Whether the stock is enough for the list, for a product with variations the stock of at least one. */
  inStock: boolean
  /** The variations, of which the shopper chooses one for all its units. */
  choice: VariationChoice | undefined
  /** Whether it needs input that only the store's own page supports (platform 3.3). */
  asksForInput: boolean
}

/** Whether a list can be bought here: id, price and parts are known, and every part is in stock and needs no input (platform 6). */
export function canBuyList({ id, price, inStock, parts }: ListPage): boolean {
  const isComplete = id > 0 && price !== undefined && parts.length > 0
  return isComplete && inStock && parts.every((part) => part.id > 0 && part.inStock && !part.asksForInput)
}

/** The purchase of a list, with one variation for each product that has several. */
export interface ListOrder {
  listId: number
  parts: ListOrderPart[]
}

/** A product of a list as it is bought. */
export interface ListOrderPart {
  id: number
  /** The chosen variation; 0 for a product without a choice. */
  attributeId: number
  quantity: number
  /** Its own price. */
  price: Cents | undefined
}

/** The text of a form field that holds a part; `listOrderOf` reads it. */
export function listPartText({ id, attributeId, quantity, price }: ListOrderPart): string {
  return [id, attributeId, quantity, price ?? ''].join('-')
}

const PART = /^(\d{1,10})-(\d{1,10})-(\d{1,4})-(\d{0,10})$/
const MAX_PARTS = 50

/** The name of the form field of a part. */
export const listPartField = (index: number) => `parte-${index + 1}`

/**
 * Parses the purchase of a list from form fields: `lista` is the id of the list, `partes` the number of its parts.
 * `undefined` while a variation is missing.
 */
export function listOrderOf(fields: Readonly<Record<string, unknown>>): ListOrder | undefined {
  const [listId, count] = [Number(fields['lista']), Number(fields['partes'])]
  if (!Number.isSafeInteger(listId) || listId < 1 || !(count >= 1 && count <= MAX_PARTS)) return undefined
  const parts = Array.from({ length: count }, (_, index) => partOf(fields[listPartField(index)]))
  return parts.every((part) => part !== undefined) ? { listId, parts } : undefined
}

function partOf(field: unknown): ListOrderPart | undefined {
  const [, id, attributeId, quantity, price] = PART.exec(typeof field === 'string' ? field : '') ?? []
  if (!Number(id) || !Number(quantity)) return undefined
  return {
    id: Number(id),
    attributeId: Number(attributeId),
    quantity: Number(quantity),
    price: price ? Number(price) : undefined,
  }
}

/** A page with a card for each of several lists (platform 2). */
export interface ListCards {
  structure: PageStructure
  name: string
  cards: ListedProduct[]
}
