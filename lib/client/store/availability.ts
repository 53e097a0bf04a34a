import type { Availability } from '../../shop/product.ts'

const WORDS: Record<string, Availability> = {
  disponivel: 'available',
  indisponivel: 'soldOut',
  esgotado: 'soldOut',
  sobconsulta: 'onRequest',
}

/** Reads `status`; without one the stock decides. An unknown word is sold out, so that no product is sold whose availability is uncertain (platform 3.2, 6). */
export function toAvailability(status: string, stock: number | undefined): Availability {
  const word = status
    .normalize('NFD')
    .replace(/\p{M}|[\s_-]/gu, '')
    .toLowerCase()
  if (Object.hasOwn(WORDS, word)) return WORDS[word] ?? 'soldOut'
  if (stock !== undefined) return stock > 0 ? 'available' : 'soldOut'
  return status === '' ? 'available' : 'soldOut'
}
