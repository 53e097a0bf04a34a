const LONGEST_MS = 10_000

/**
 * Pieces in the visitor's cart, asked without all the code that a cart needs (contract 4.10): most visitors have none.
 * Nothing when the store does not answer.
 */
export async function cartCount(): Promise<number | undefined> {
  try {
    const answer = await fetch(`${location.origin}/v2/front/checkout/cart`, {
      signal: AbortSignal.timeout(LONGEST_MS),
    })
    // Some hosts wrap every document in {data: …} (contract 3.1).
    const cart = (await answer.json()) as { quantidadeTotal?: number; data?: { quantidadeTotal?: number } }
    return cart.quantidadeTotal ?? cart.data?.quantidadeTotal
  } catch {
    return undefined
  }
}
