import { hash } from 'node:crypto'
import type { ReviewRequest } from '#lib/contract/reviews.ts'
import type { Lang } from '#lib/routes/lang.ts'
import type { Queries } from '../db/database.ts'
import type { BuyersPurchase } from '../orders/find-purchase.ts'
import { searchWords } from '../db/search-words.ts'
import { findStoredResponse, storeResponse, type KeyedRequest } from '../store/idempotency.ts'
import type { StoreContext } from '../store/store.ts'
import type { ReviewProductColumns } from './reviewed-product.ts'
import { SHOWN_COLUMNS, type ShownReview } from './review-pages.ts'

const REPEAT_WINDOW_MS = 10 * 60_000
const SCOPE = 'avaliacao'

/** A validated review without its photo. */
export interface SentReview {
  fields: ReviewRequest
  keyed: KeyedRequest | null
  language: Lang
}

/** The columns of a review that do not come from its form; the photo's file is already stored. */
interface ReviewContext {
  product: ReviewProductColumns
  originUrl: string
  photo: string | null
  /** What the author has bought of the product. */
  purchase: BuyersPurchase | undefined
}

/** The stored review with its status. */
export type StoredReview = Omit<ShownReview, 'product_id'> & { status: number }

/** The stored review and whether it is new, or a conflict: the key belongs to another review. */
export type Submission = { review: StoredReview; isNew: boolean } | 'key-conflict'

/**
 * Finds the review that this one repeats: one with the same key in the last 24 hours, or with the same text, e-mail
 * and topic in the last ten minutes (contract 4.17, L2).
 */
export async function findEarlier(
  store: StoreContext,
  queries: Queries,
  sent: SentReview,
): Promise<Submission | null> {
  const response = sent.keyed && (await findStoredResponse(store, queries, sent.keyed, SCOPE))
  if (response && !response.isSame) return 'key-conflict'
  const stored = queries.selectFrom('review').select(STORED_COLUMNS)
  const review =
    (response && (await stored.where('id', '=', Number(response.body)).executeTakeFirst())) ??
    (await stored
      .where('repeat_key', '=', repeatKey(sent))
      .where('created_at', '>', store.now() - REPEAT_WINDOW_MS)
      .orderBy('created_at')
      .limit(1)
      .executeTakeFirst())
  return review ? { review, isNew: false } : null
}

const STORED_COLUMNS = [...SHOWN_COLUMNS, 'status'] as const

/**
 * Stores a review with status waiting, or returns the one that it repeats. Taking the next id locks the counter
 * until the transaction ends, so of two identical reviews sent at once only one is stored.
 */
export function storeReview(
  store: StoreContext,
  sent: SentReview,
  reviewContext: ReviewContext,
): Promise<Submission> {
  return store.db.write(async (queries) => {
    const id = await nextNumber(queries)
    const earlier = await findEarlier(store, queries, sent)
    const review = earlier === null ? await insertReview(store, queries, id, sent, reviewContext) : null
    const result = earlier ?? { review: review!, isNew: true }
    if (result !== 'key-conflict' && sent.keyed) {
      const response = { cartId: SCOPE, version: 0, body: String(result.review.id), requestCartId: SCOPE }
      await storeResponse(store, queries, sent.keyed, response)
    }
    return result
  })
}

async function nextNumber(queries: Queries): Promise<number> {
  const { value } = await queries
    .updateTable('sequence')
    .set((row) => ({ value: row('value', '+', 1) }))
    .where('name', '=', 'review')
    .returning('value')
    .executeTakeFirstOrThrow()
  return value
}

async function insertReview(
  store: StoreContext,
  queries: Queries,
  id: number,
  sent: SentReview,
  { product, originUrl, photo, purchase }: ReviewContext,
): Promise<StoredReview> {
  const { fields, language } = sent
  const review = {
    id,
    name: fields.nome,
    halves: fields.nota * 2,
    comment: fields.comentario,
    photo,
    photo_shown: 0,
    created_at: store.now(),
    answer: null,
    answered_at: null,
    verified: purchase ? 1 : 0,
    bought_item: purchase?.item ?? null,
    comment_en: null,
    answer_en: null,
    status: 2,
  }
  await queries
    .insertInto('review')
    .values({
      ...review,
      ...product,
      topic: fields.produto_categoria,
      email: fields.email.toLowerCase(),
      words: searchWords(`${fields.nome} ${fields.comentario}`).join(' '),
      origin_url: originUrl,
      language,
      repeat_key: repeatKey(sent),
      decided_at: null,
    })
    .execute()
  return review
}

function repeatKey({ fields }: SentReview): string {
  const { email, produto_categoria: topic, comentario } = fields
  return hash('sha256', JSON.stringify([email.toLowerCase(), topic, comentario]), 'hex')
}
