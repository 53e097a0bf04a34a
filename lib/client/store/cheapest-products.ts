import { listingSchema, type WireListedProduct } from '../../contract/listing.ts'
import { pagePaths } from '../../routes/page-paths.ts'
import { cardField } from '../../shop/card-field.ts'
import type { ApiClient } from '../api-client.ts'
import { toAvailability } from './availability.ts'
import { cardFacts } from './card-facts.ts'
import { purchaseOf } from './card-purchase.ts'
import { toSuggestion, type Suggestion } from './suggestion.ts'

const MAX_PRODUCTS = 48
const MAX_POPULAR = 3

/** A product that the cart suggests. */
export interface CartSuggestion extends Suggestion {
  /** The second level of its category, such as collagen below supplements; '' when the store states none. */
  family: string
  /** What it is for; absent when the store does not say. */
  purposes?: readonly string[]
  /** Name and value of the button that adds one unit; undefined when something has to be chosen first. */
  field: { name: 'idProduto' | 'itens'; value: string } | undefined
  /** The flavour that the button adds; '' for a product without a choice. */
  flavour: string
  /** Whether flavour or size have to be chosen on its page. */
  hasChoice: boolean
}

/** GET url/product/listing/landing-page: the cheapest products in stock, by price (contract 4.8). Throws ApiError. */
export async function getCheapestProducts(store: ApiClient): Promise<CartSuggestion[]> {
  return getProducts(store, { order: 'menor-preco', limit: MAX_PRODUCTS })
}

/** GET url/product/listing/landing-page: the most popular products in stock, in the store's own order (contract 4.8). Throws ApiError. */
export async function getPopularProducts(store: ApiClient): Promise<CartSuggestion[]> {
  const products = await getProducts(store, { limit: MAX_POPULAR })
  return products.filter(({ inStock, price = 0 }) => inStock && price > 0).slice(0, MAX_POPULAR)
}

async function getProducts(store: ApiClient, order: { order?: string; limit: number }) {
  const query = { url: pagePaths.products(), disponivel: 1, ...order }
  const { conteudo } = await store.call('get', 'url/product/listing/landing-page', listingSchema, { query })
  return conteudo.produtos.map(toCartSuggestion)
}

function toCartSuggestion(card: WireListedProduct): CartSuggestion {
  const [top, second] = card.categoria?.taxonomia ?? []
  const { purposes } = cardFacts(card)
  const purchase = purchaseOf(card)
  const flavour = purchase ? undefined : availableFlavour(card)
  return {
    ...toSuggestion(card),
    ...(purposes && { purposes }),
    family: String((second ?? top)?.id ?? ''),
    field: flavour
      ? { name: 'idProduto', value: String(flavour.idProduto) }
      : purchase && cardField(purchase),
    flavour: flavour?.label ?? '',
    hasChoice: (card.atributos.simples?.valores ?? []).length > 1,
  }
}

// The first flavour that the store says can be bought; none where the buyer has to fill in something else too.
function availableFlavour({ atributos, personalizacoes, conjunto }: WireListedProduct) {
  if (personalizacoes || conjunto) return undefined
  return atributos.simples?.valores.find(
    ({ idProduto, status, estoque }) =>
      idProduto > 0 &&
      (status !== '' || estoque !== undefined) &&
      toAvailability(status, estoque) === 'available',
  )
}
