import { MAX_COMMENT, MAX_PHOTO_BYTES, PHOTO_TYPES } from '../contract/reviews.ts'

/** What somebody types into the review form, under the wire's names; the photo is no part of it. */
export interface ReviewDraft {
  produto_categoria: string
  /** '' or 0.5 to 5 in halves. */
  nota: string
  nome: string
  email: string
  comentario: string
}

/** The fields in the order in which they stand on the page. */
export const DRAFT_FIELDS = ['produto_categoria', 'nota', 'nome', 'email', 'comentario'] as const

/** What can be chosen as a rating: half a star to five (spec section 5). */
export const HALF_STARS = ['0.5', '1', '1.5', '2', '2.5', '3', '3.5', '4', '4.5', '5'] as const

/** How many characters a text has as people count them: an emoji is one. */
export function characters(text: string): number {
  return [...text].length
}

/** A comment cut at 300 characters (spec section 5). */
export function cutComment(text: string): string {
  return characters(text) > MAX_COMMENT ? [...text].slice(0, MAX_COMMENT).join('') : text
}

/** What keeps a file from being sent as the photo: the same two rules that the server has (P14). */
export function photoProblem({ size, type }: Pick<File, 'size' | 'type'>): 'type' | 'size' | undefined {
  if (!(PHOTO_TYPES as readonly string[]).includes(type)) return 'type'
  return size > MAX_PHOTO_BYTES ? 'size' : undefined
}

/** Where a review was written and about which product, as it goes with it. */
export interface ReviewOrigin {
  product?: { id: number; name: string; sku: string; url: string } | undefined
  /** Address of the page, without query. */
  url: string
  brandSlug: string
}

/** Every field of a review that is sent, in the order of the spec (section 3); publishing is not the browser's to ask for. */
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
