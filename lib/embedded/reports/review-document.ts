import type { WireReview } from '#lib/contract/reviews.ts'
import type { ShownReview } from './review-pages.ts'

type Additional = 'resposta' | 'compra_verificada' | 'produto'

/**
 * Returns a review as JSON: never with the e-mail, and with a photo only when it is shown; `product` is the one that it is about, in a
 * list of several products (contract 4.15).
 */
export function reviewDocument(
  row: Omit<ShownReview, 'product_id'>,
  product?: WireReview['produto'],
): Omit<WireReview, Additional> & Partial<Pick<WireReview, Additional>> {
  const isShown = row.photo_shown === 1
  return {
    id: row.id,
    nome: row.name,
    nota: row.halves / 2,
    comentario: row.comment,
    imagem: isShown ? row.photo : null,
    status_imagem: isShown,
    created_at: wireTime(row.created_at),
    ...(row.verified === 1 && { compra_verificada: true }),
    ...(product && { produto: product }),
    ...(row.answer !== null && {
      resposta: { texto: row.answer, data: wireTime(row.answered_at ?? row.created_at) },
    }),
  }
}

// Laravel sends microseconds.
function wireTime(time: number): string {
  return new Date(time).toISOString().replace('Z', '000Z')
}
