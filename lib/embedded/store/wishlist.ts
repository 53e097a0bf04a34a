import type { WishlistRequest } from '#lib/contract/wishlist.ts'
import type { Lang } from '#lib/routes/lang.ts'
import type { Queries } from '../db/database.ts'
import { loadCategories } from './categories.ts'
import { productCards } from './product-cards.ts'
import { createCart, findSession, createSession } from './sessions.ts'
import type { StoreContext } from './store.ts'
import { readDocument } from './stored-documents.ts'

const MAX_PRODUCTS = 200

/**
 * GET wishlist: the ids of the session's products, the last one first; empty without a session. With `withCards`, their
 * cards too (contract 4.24).
 */
export async function wishlistDocument(
  store: StoreContext,
  token: string,
  language: Lang,
  { withCards }: { withCards: boolean },
) {
  const queries = store.db.read
  const session = await findSession(store, queries, token)
  const ids = session ? await productIds(queries, session.cartId) : []
  if (!withCards) return { favoritos: ids }
  const [brand, categories] = await Promise.all([
    readDocument<string>(queries, 'brand'),
    loadCategories(queries),
  ])
  return { favoritos: ids, produtos: await productCards(store, ids, { brand, categories, language }) }
}

/**
 * The result of a change: `isDone` is false for an unknown product or a full wishlist; `session` is the token of a session
 * that it had to create.
 */
type WishlistChange = { isDone: boolean; session: string | null }

/** POST wishlist/add: saves a product, and creates a session for it when there is none (contract 3.1, 4.24). Throws TooManyCarts. */
export async function addToWishlist(
  store: StoreContext,
  { token, ip }: { token: string; ip: string },
  { idProduto }: WishlistRequest,
): Promise<WishlistChange> {
  return store.db.write(async (queries) => {
    const product = await queries
      .selectFrom('product')
      .select('id')
      .where('id', '=', idProduto)
      .executeTakeFirst()
    if (!product) return { isDone: false, session: null }
    const session = await findSession(store, queries, token, { lock: true })
    const cartId = session?.cartId ?? (await createCart(store, queries, ip))
    const saved = await productIds(queries, cartId)
    if (saved.length >= MAX_PRODUCTS && !saved.includes(idProduto)) return { isDone: false, session: null }
    await queries
      .insertInto('wishlist')
      .values({ cart_id: cartId, product_id: idProduto, created_at: store.now() })
      .onConflict((conflict) => conflict.columns(['cart_id', 'product_id']).doNothing())
      .execute()
    return { isDone: true, session: session ? null : await createSession(store, queries, cartId) }
  })
}

/** POST wishlist/remove: removes a product; it may be absent already. */
export async function removeFromWishlist(
  store: StoreContext,
  token: string,
  { idProduto }: WishlistRequest,
): Promise<void> {
  await store.db.write(async (queries) => {
    const session = await findSession(store, queries, token)
    if (!session) return
    await queries
      .deleteFrom('wishlist')
      .where('cart_id', '=', session.cartId)
      .where('product_id', '=', idProduto)
      .execute()
  })
}

/** POST wishlist/verify: whether a product is saved. */
export async function isInWishlist(
  store: StoreContext,
  token: string,
  { idProduto }: WishlistRequest,
): Promise<boolean> {
  const session = await findSession(store, store.db.read, token)
  return session !== null && (await productIds(store.db.read, session.cartId)).includes(idProduto)
}

async function productIds(queries: Queries, cartId: string): Promise<number[]> {
  const rows = await queries
    .selectFrom('wishlist')
    .select('product_id')
    .where('cart_id', '=', cartId)
    .orderBy('created_at', 'desc')
    .orderBy('product_id')
    .execute()
  return rows.map(({ product_id }) => product_id)
}
