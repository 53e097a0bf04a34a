import { visitorFetch } from './visitor-fetch.ts'

const TIMEOUT_MS = 10_000

/**
 * The number of units in the visitor's cart (contract 4.10); `undefined` while the store is down. Uses plain fetch:
 * most visitors have an empty cart and should not load the cart's code.
 */
export async function cartCount(): Promise<number | undefined> {
  try {
    const response = await visitorFetch(`${location.origin}/v2/front/checkout/cart`, {
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    // Some stores wrap every document in {data: …} (contract 1).
    const cart = (await response.json()) as { quantidadeTotal?: number; data?: { quantidadeTotal?: number } }
    return cart.quantidadeTotal ?? cart.data?.quantidadeTotal
  } catch {
    return undefined
  }
}
