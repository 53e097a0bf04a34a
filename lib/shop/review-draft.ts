import { MAX_COMMENT, MAX_PHOTO_BYTES, PHOTO_TYPES } from '../contract/reviews.ts'

/** The values of the review form under their wire names, without the photo. */
export interface ReviewDraft {
  produto_categoria: string
  /** '' or 0.5 to 5 in halves. */
  nota: string
  nome: string
  email: string
  comentario: string
}

/** The fields in the order of the form. */
export const DRAFT_FIELDS = ['produto_categoria', 'nota', 'nome', 'email', 'comentario'] as const

/** The ratings: half a star to five (spec section 5). */
export const HALF_STARS = ['0.5', '1', '1.5', '2', '2.5', '3', '3.5', '4', '4.5', '5'] as const

/** The number of code points of a text: an emoji counts as one. */
export function characters(text: string): number {
  return [...text].length
}

/** Truncates a comment to 300 characters (spec section 5). */
export function cutComment(text: string): string {
  return characters(text) > MAX_COMMENT ? [...text].slice(0, MAX_COMMENT).join('') : text
}

/** The rule of the server that a photo breaks: type or size; `undefined` when it breaks none (P14). */
export function photoProblem({ size, type }: Pick<File, 'size' | 'type'>): 'type' | 'size' | undefined {
  if (!(PHOTO_TYPES as readonly string[]).includes(type)) return 'type'
  return size > MAX_PHOTO_BYTES ? 'size' : undefined
}

/** The page on which the review is written, and the product of that page. */
export interface ReviewOrigin {
  product?: { id: number; name: string; sku: string; url: string } | undefined
  /** Address of the page, without query. */
  url: string
  brandSlug: string
}

/** The form fields of a review in the order of the spec (section 3); the status fields never request publication. */
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
