import { listingSchema } from '../../contract/listing.ts'
import { pagePaths } from '../../routes/page-paths.ts'
import type { ApiClient } from '../api-client.ts'
import { toSuggestion, type Suggestion } from './suggestion.ts'

const MAX_PRODUCTS = 48

/** GET url/product/listing/landing-page: the cheapest products in stock, by price (contract 4.8). Throws ApiError. */
export async function getCheapestProducts(store: ApiClient): Promise<Suggestion[]> {
  const query = { url: pagePaths.products(), order: 'menor-preco', disponivel: 1, limit: MAX_PRODUCTS }
  const { conteudo } = await store.call('get', 'url/product/listing/landing-page', listingSchema, { query })
  return conteudo.produtos.map((card) => toSuggestion(card))
}
