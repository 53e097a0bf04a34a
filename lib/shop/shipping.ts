import type { Cents } from './money.ts'

/** A way to deliver: what it is called, what it costs (0 is free) and how long it takes, in the store's words. */
interface ShippingOption {
  id: string
  label: string
  price: Cents
  time: string
}

/** What the store says about delivering something to a place. */
export interface ShippingQuote {
  options: ShippingOption[]
  /** A restriction or remark of the store; '' for none. */
  note: string
}

/** What a quote is asked for: `quantity` pieces of a kit ('lista') or product. */
export interface ShippingAsk {
  /** Eight digits. */
  postalCode: string
  tipo: 'lista' | 'produto'
  itemId: number
  quantity: number
}

/** What is to be delivered, as its page calls it. */
export interface ShippedItem {
  name: string
  picture: string
  /** Its page, without language. */
  path: string
}

/** What a visitor asked, as it was typed, and what the store answered. */
export interface ShippingPage {
  typed: { postalCode: string; quantity: string }
  itemId: number
  tipo: ShippingAsk['tipo']
  /** Nothing when the store does not name it. */
  item: ShippedItem | undefined
  quote: ShippingQuote | undefined
  /** What keeps an answer back; nothing before the first question. */
  problem: 'postalCode' | 'quantity' | 'item' | 'failed' | undefined
}

/** The eight digits of a Brazilian postal code, written with or without its hyphen; nothing when it is none (contract 4.19). */
export function postalCodeDigits(text: string): string | undefined {
  const [, first, last] = /^\s*(\d{5})[\s-]?(\d{3})\s*$/.exec(text) ?? []
  return first && last ? first + last : undefined
}
