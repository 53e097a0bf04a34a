import { listingSchema, type WireListing, type WireListedProduct } from '../../contract/listing.ts'
import { LISTING_ORDERS } from '../../contract/order.ts'
import type { ListingParams } from '../../routes/listing-address.ts'
import type { ListingKind } from '../../routes/page-kind.ts'
import { pathOfUrl } from '../../routes/paths.ts'
import type { ListedProduct, Listing } from '../../shop/listing.ts'
import { pictureName } from '../../shop/pictures.ts'
import { NO_PRICE } from '../../shop/price.ts'
import type { ApiClient } from '../api-client.ts'
import { toAvailability } from './availability.ts'
import { toItemPrice } from './item-price.ts'
import { toStructure } from './structure.ts'

/** One page of a listing, with at most `limit` products. */
export interface ListingRequest {
  kind: ListingKind
  path: string
  params: ListingParams
  limit: number
}

/** One page of search results for a text of 1 to 100 characters, with at most `limit` products. */
export interface SearchRequest {
  text: string
  params: ListingParams
  limit: number
}

function slugOf(url: string | undefined): string {
  return url ? (/\/categoria\/([^/?#]+)/.exec(url)?.[1] ?? '') : ''
}

/** A product card of the store. */
export function toListed({
  id,
  sku,
  nome,
  url,
  midias,
  cor,
  status,
  estoque,
  precos,
  linha,
  categoria,
  atualizadoEm,
  indexar,
}: WireListedProduct): ListedProduct {
  const availability = toAvailability(status, estoque)
  const [image] = midias.imagens
  const { medium = '', big = '', zoom = '' } = image?.arquivos ?? {}
  return {
    ...(availability === 'onRequest' ? NO_PRICE : toItemPrice(precos)),
    id,
    ...(sku && { sku }),
    name: nome,
    path: pathOfUrl(url),
    picture: pictureName(big || zoom || medium),
    alt: image?.descricao || nome,
    color: cor,
    availability,
    inStock: availability === 'available',
    line: linha,
    category: slugOf(categoria?.url),
    ...(atualizadoEm && { changedAt: atualizadoEm }),
    ...(!indexar && { isIndexable: false }),
  }
}

// Some hosts send no `valor` for a sort order, only its label, such as 'Menor Preço'.
function orderOf(text: string) {
  const name = text.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase().replace(/\s+/g, '-')
  return LISTING_ORDERS.find((order) => order === name)
}

function toListing({ estrutura, conteudo, info }: WireListing, path: string): Listing {
  const structure = toStructure(estrutura, path)
  const { categoria, marca, busca, produtos, detalhes } = conteudo
  const name = busca?.texto || categoria?.nome || marca?.nome || structure.breadcrumb.at(-1)?.label
  return {
    structure,
    heading: name || structure.title,
    products: produtos.map(toListed),
    total: Math.max(info.total, produtos.length),
    orders: detalhes.ordenacao.flatMap(({ label, valor, atual }) => {
      const order = orderOf(valor || label)
      return order ? [{ label, order, isCurrent: atual }] : []
    }),
    filters: detalhes.filtros.map(({ label, valor, nivel, quantidade, atual }) => ({
      label,
      category: valor,
      level: nivel,
      count: quantidade,
      isCurrent: atual,
    })),
  }
}

function queryOf({ order, category, inStock, page }: ListingParams, limit: number) {
  return {
    offset: (page - 1) * limit,
    limit,
    order,
    ...(category && { categoria: category }),
    ...(inStock && { disponivel: 1 }),
  }
}

/** GET url/product/listing/{kind}: one page of a listing (contract 4.8). Throws ApiError; status 404 for an unknown listing. */
export async function getListing(
  store: ApiClient,
  { kind, path, params, limit }: ListingRequest,
): Promise<Listing> {
  const query = { url: path, ...queryOf(params, limit) }
  return toListing(await store.call('get', `url/product/listing/${kind}`, listingSchema, { query }), path)
}

/** GET url/product/listing/search: one page of search results (contract 4.8). Throws ApiError; status 422 for an invalid text. */
export async function getSearch(store: ApiClient, { text, params, limit }: SearchRequest): Promise<Listing> {
  const query = { busca: text, ...queryOf(params, limit) }
  return toListing(await store.call('get', 'url/product/listing/search', listingSchema, { query }), '/busca')
}
