import { showcaseCardsSchema, wishlistSchema } from '../../contract/wishlist.ts'
import type { ListedProduct } from '../../shop/listing.ts'
import type { ApiClient } from '../api-client.ts'
import { toListed } from './listing.ts'
import { sendWrite } from './write-result.ts'

const MAX_IDS = 24

/** GET wishlist: the ids of the visitor's saved products (contract 4.24). Throws ApiError. */
export async function getWishlistIds(store: ApiClient): Promise<number[]> {
  return (await store.call('get', 'wishlist', wishlistSchema)).favoritos
}

/** The saved products, and how many of them the store did not find. */
export interface Wishlist {
  products: ListedProduct[]
  missing: number
}

/**
 * The visitor's saved products. For a store that sends only ids, fetches the cards of the first 24 from its showcase of seen
 * products; products that are missing there are left out (platform 3.1). Throws ApiError.
 */
export async function getWishlist(store: ApiClient): Promise<Wishlist> {
  const { favoritos, produtos } = await store.call('get', 'wishlist', wishlistSchema, {
    query: { produtos: 1 },
  })
  if (favoritos.length === 0) return { products: [], missing: 0 }
  const cards = produtos.length > 0 ? produtos : await seenProducts(store, favoritos.slice(0, MAX_IDS))
  const byId = new Map(cards.map((card) => [card.id, toListed(card)]))
  const products = favoritos.flatMap((id) => byId.get(id) ?? [])
  return { products, missing: favoritos.length - products.length }
}

async function seenProducts(store: ApiClient, ids: readonly number[]) {
  const query = { productId: 0, seenProducts: ids.join(';'), limit: ids.length }
  const path = 'showcase/products/ultimos-vistos'
  return (await store.call('get', path, showcaseCardsSchema, { query }).catch(() => ({ produtos: [] })))
    .produtos
}

/** POST wishlist/add or wishlist/remove. Throws when the store did not accept it. */
export async function changeWishlist(
  store: ApiClient,
  verb: 'add' | 'remove',
  productId: number,
): Promise<void> {
  const { kind } = await sendWrite(store, 'post', `wishlist/${verb}`, wishlistBody(productId))
  if (kind !== 'accepted') throw new Error('The store did not change the wishlist')
}

/** The body of a change of the wishlist; a product is saved without a variation (platform 3.7). */
export function wishlistBody(productId: number): object {
  return {
    idProduto: productId,
    idAtributoSimples: 0,
    idUnidadeVenda: 0,
    quantidade: 1,
    parametroAdicional: '',
  }
}
