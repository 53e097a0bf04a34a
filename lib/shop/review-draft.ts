import { MAX_COMMENT, PHOTO_TYPES } from '../contract/reviews.ts'

/** The values of the review form under their wire names, without the photo. */
export interface ReviewDraft {
  produto_categoria: string
  /** '0.5' to '5' in steps of half a star; '' before a rating is chosen. */
  nota: string
  nome: string
  email: string
  comentario: string
}

/** The fields in the order of the form. */
export const DRAFT_FIELDS = ['produto_categoria', 'nota', 'nome', 'email', 'comentario'] as const

/** The ratings: half a star to five (spec section 5). */
export const HALF_STARS = ['0.5', '1', '1.5', '2', '2.5', '3', '3.5', '4', '4.5', '5'] as const

/** The number of code points in a text, as the server counts them: 🍓 is one. */
export function characterCount(text: string): number {
  return [...text].length
}

/** Truncates a comment to 300 characters (spec section 5). */
export function truncateComment(text: string): string {
  return characterCount(text) > MAX_COMMENT ? [...text].slice(0, MAX_COMMENT).join('') : text
}

/** The largest photo that the form accepts, in bytes: it shrinks photos to the size that the store accepts (contract 4.17). */
export const MAX_CHOSEN_BYTES = 12 * 1024 * 1024

/** Why the form rejects a photo: its type or its size; `undefined` when it accepts it. The server checks what is sent (P14). */
export function photoProblem({ size, type }: Pick<File, 'size' | 'type'>): 'type' | 'size' | undefined {
  if (!(PHOTO_TYPES as readonly string[]).includes(type)) return 'type'
  return size > MAX_CHOSEN_BYTES ? 'size' : undefined
}

/** The page on which the review is written, and the product of that page. */
export interface ReviewOrigin {
  product?: { id: number; name: string; sku: string; url: string } | undefined
  /** Address of the page, without query. */
  url: string
  brandSlug: string
}

/** The form fields of a review in the order of spec section 3: without a photo its two fields are the text 'null'; `status` 2 is waiting for moderation. */
export function reviewFields(
  draft: ReviewDraft,
  photo: File | undefined,
  { product, url, brandSlug }: ReviewOrigin,
): [name: string, value: string | File][] {
  return [
    ['nome', draft.nome],
    ['email', draft.email],
    ['nota', draft.nota],
    ['comentario', draft.comentario],
    ['imagem', photo?.name ?? 'null'],
    ['file', photo ?? 'null'],
    ['status_imagem', '0'],
    ['status', '2'],
    ['produto_id', product ? String(product.id) : ''],
    ['produto_nome', product?.name ?? ''],
    ['produto_categoria', draft.produto_categoria],
    ['produto_sku', product?.sku ?? ''],
    ['produto_url', product?.url ?? ''],
    ['url_origem_avaliacao', url],
    ['site', brandSlug],
  ]
}
