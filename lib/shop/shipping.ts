import type { ItemKind } from './cart-line.ts'
import type { Cents } from './money.ts'

/** A shipping option. */
interface ShippingOption {
  id: string
  label: string
  /** 0 is free; undefined when the store does not state it. */
  price: Cents | undefined
  /** The delivery time as a text or number of days from the store; '' when the store does not state it. */
  time: string
  /** The last day of delivery as YYYY-MM-DD; '' when the store does not state it. */
  until: string
}

/** The store's shipping quote for an item and a postal code. */
export interface ShippingQuote {
  options: ShippingOption[]
  /** A restriction or remark of the store; '' for none. */
  note: string
  /** The place of the postal code, such as 'Campinas, SP'; '' when the store does not name it. */
  place: string
}

/** The request for a quote: `quantity` pieces of a kit ('lista') or product. */
export interface ShippingRequest {
  /** Eight digits. */
  postalCode: string
  kind: ItemKind
  itemId: number
  /** The variation of a product (`idAtributoValor`); absent without one. */
  attributeId?: number
  quantity: number
}

/** The item of a quote, as its page names it. */
export interface ShippedItem {
  name: string
  picture: string
  /** The path of its page, without language. */
  path: string
}

/** The content of the shipping page: the visitor's input and the store's quote. */
export interface ShippingPage {
  typed: { postalCode: string; quantity: string }
  itemId: number
  kind: ItemKind
  /** The path of the product's page, without language; '' when the form did not name it. */
  path: string
  /** The choice of the product; absent without one. */
  choice?: ShippedChoice | undefined
  /** The chosen variation; 0 for none. */
  attributeId: number
  /** Undefined when the store does not return it. */
  item: ShippedItem | undefined
  quote: ShippingQuote | undefined
  /** Why there is no quote; undefined with a quote or before the first request. */
  problem: 'postalCode' | 'unknownCode' | 'quantity' | 'variation' | 'item' | 'failed' | undefined
}

/** The variations that a product's page offers, as the shipping page lists them. */
interface ShippedChoice {
  /** Such as 'Tamanho'; '' when the store does not state it. */
  name: string
  values: readonly { id: number; label: string }[]
}

/** The eight digits of a Brazilian postal code, with or without hyphen; undefined when it is invalid (contract 4.19). */
export function postalCodeDigits(text: string): string | undefined {
  const [, first, last] = /^\s*(\d{5})[\s-]?(\d{3})\s*$/.exec(text) ?? []
  return first && last ? first + last : undefined
}
