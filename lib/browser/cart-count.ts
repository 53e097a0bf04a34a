const LONGEST_MS = 10_000

/**
 * The number of pieces in the visitor's cart (contract 4.10); `undefined` when the store does not answer. Uses plain fetch:
 * most visitors have an empty cart and should not load the cart's code.
 */
export async function cartCount(): Promise<number | undefined> {
  try {
    const answer = await fetch(`${location.origin}/v2/front/checkout/cart`, {
      signal: AbortSignal.timeout(LONGEST_MS),
    })
    // Some hosts wrap every document in {data: …} (contract 1).
    const cart = (await answer.json()) as { quantidadeTotal?: number; data?: { quantidadeTotal?: number } }
    return cart.quantidadeTotal ?? cart.data?.quantidadeTotal
  } catch {
    return undefined
  }
}
