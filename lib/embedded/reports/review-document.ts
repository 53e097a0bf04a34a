import type { WireReview } from '#lib/contract/reviews.ts'
import type { ShownReview } from './review-pages.ts'

/** Returns a review as JSON: these seven fields, never the e-mail, and a photo only when it is shown (contract 4.15). */
export function reviewDocument(row: ShownReview): WireReview {
  const isShown = row.photo_shown === 1
  return {
    id: row.id,
    nome: row.name,
    nota: row.halves / 2,
    comentario: row.comment,
    imagem: isShown ? row.photo : null,
    status_imagem: isShown,
    // Laravel sends microseconds.
    created_at: new Date(row.created_at).toISOString().replace('Z', '000Z'),
  }
}
