import type { WireReview } from '#lib/contract/reviews.ts'
import type { Lang } from '#lib/routes/lang.ts'
import type { ShownReview } from './review-pages.ts'

type Additional = 'resposta' | 'compra_verificada' | 'produto' | 'comprado' | 'traducao'

type SentDocument = Omit<WireReview, Additional> &
  Partial<Pick<WireReview, Exclude<Additional, 'resposta'>>> & {
    resposta?: { texto: string; data: string; traducao?: string }
  }

/** What a list adds to a review: its language, the product, in a list of several, and the name of the bought item. */
interface ReviewDetails {
  language?: Lang
  product?: WireReview['produto'] | undefined
  bought?: string | undefined
}

/** Returns a review as JSON: never with the e-mail, and with a photo only when it is shown (contract 4.15). */
export function reviewDocument(
  row: Omit<ShownReview, 'product_id'>,
  { language = 'pt', product, bought }: ReviewDetails = {},
): SentDocument {
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
    ...(bought && { comprado: bought }),
    ...translated(row.comment_en, language),
    ...(row.answer !== null && {
      resposta: {
        texto: row.answer,
        data: wireTime(row.answered_at ?? row.created_at),
        ...translated(row.answer_en, language),
      },
    }),
  }
}

// Only reviews in Portuguese are translated, and only into English.
function translated(text: string | null, language: Lang) {
  return language === 'en' && text !== null ? { traducao: text } : {}
}

// Laravel sends microseconds.
function wireTime(time: number): string {
  return new Date(time).toISOString().replace('Z', '000Z')
}
