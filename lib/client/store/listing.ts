import { pathWithFlavour } from '../../shop/searched-flavour.ts'
import { ownFilters } from '../../contract/listing-links.ts'
import { listingSchema, type WireListing, type WireListedProduct } from '../../contract/listing.ts'
import { LISTING_ORDERS } from '../../contract/listing-order.ts'
import { DEFAULT_LISTING_PARAMS, type ListingParams } from '../../routes/listing-address.ts'
import type { ListingKind } from '../../routes/page-kind.ts'
import { pathOfUrl } from '../../routes/paths.ts'
import type { ListedProduct, Listing, ListingOrderOption } from '../../shop/listing.ts'
import { NO_PRICE } from '../../shop/price.ts'
import type { ApiClient } from '../api-client.ts'
import { pathIn } from './address.ts'
import { toAvailability } from './availability.ts'
import { cardFacts } from './card-facts.ts'
import { cardPicture } from './card-picture.ts'
import { lowestCardPrice } from './card-price.ts'
import { purchaseOf } from './card-purchase.ts'
import { toFilterGroups, toSubcategories, toTarget } from './listing-filters.ts'
import { withPageSize } from './page-size.ts'
import { toStructure } from './structure.ts'

type Details = WireListing['conteudo']['detalhes']

/** One page of a listing, with at most `limit` products. */
export interface ListingRequest {
  kind: ListingKind
  path: string
  params: ListingParams
  limit: number
  /** The index of the first product; without it the page of `params`. */
  offset?: number
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

/** Maps a product of a listing to a product card. */
export function toListed(card: WireListedProduct): ListedProduct {
  const { id, sku, nome, url, rota, cor, linha, categoria, atualizadoEm, indexar, atributos } = card
  const availability = toAvailability(card.status, card.estoque)
  const { price, isLowest, hasPrice } = lowestCardPrice(card)
  const isPriced = availability !== 'onRequest'
  const picture = cardPicture(card, ['big', 'zoom', 'medium'])
  const purchase = availability === 'available' && hasPrice && purchaseOf(card)
  return {
    ...(isPriced ? price : NO_PRICE),
    ...(isPriced && isLowest && { isLowestPrice: true }),
    ...((atributos.simples?.valores.length ?? 0) > 1 && { hasChoice: true }),
    ...(purchase && { purchase }),
    ...ratingOf(card.avaliacao),
    ...cardFacts(card),
    id,
    ...(sku && { sku }),
    name: nome,
    path: pathIn(rota.path) ?? pathOfUrl(url),
    picture: picture.src,
    alt: picture.alt || nome,
    color: cor,
    availability,
    inStock: availability === 'available',
    line: linha,
    category: slugOf(categoria?.url),
    ...(atualizadoEm && { changedAt: atualizadoEm }),
    ...(!indexar && { isIndexable: false }),
  }
}

// The link of a search result selects the flavour that the search text names.
function searchedCard(card: WireListedProduct, text: string | undefined): ListedProduct {
  const product = toListed(card)
  return { ...product, path: pathWithFlavour(product.path, card.atributos.simples?.valores ?? [], text) }
}

function ratingOf({
  media = 0,
  quantidade = 0,
}: WireListedProduct['avaliacao']): Pick<ListedProduct, 'rating'> {
  return media > 0 && media <= 5 && quantidade >= 1 ? { rating: { average: media, count: quantidade } } : {}
}

// Some stores send no `valor` for a sort order, only its label, such as 'Menor Preço'.
function orderOf(text: string) {
  const name = text.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase().replace(/\s+/g, '-')
  return LISTING_ORDERS.find((order) => order === name)
}

function toOrders({ ordenacao }: Details, path: string): ListingOrderOption[] {
  return ordenacao.flatMap(({ label, title, valor, atual, ativo, url, rota }): ListingOrderOption[] => {
    const name = label || title
    const order = orderOf(valor || name)
    const { storeQuery } = toTarget({ url, rota }, path)
    // A link of the store is used unchanged; without one only the shop's own order names can be sent.
    if (storeQuery && name) return [{ label: name, storeQuery, isCurrent: atual || ativo }]
    return order ? [{ label: name, order, isCurrent: atual }] : []
  })
}

function toListing({ estrutura, conteudo, info }: WireListing, path: string, limit: number): Listing {
  const structure = toStructure(estrutura, path)
  const { categoria, marca, landingPage, busca, produtos, detalhes } = conteudo
  const section = categoria ?? marca ?? landingPage
  const name = busca?.texto || section?.nome || structure.breadcrumb.at(-1)?.label
  return {
    structure,
    heading: name || structure.title,
    ...(busca?.textoUsado && { searchedInstead: busca.textoUsado }),
    products: produtos.map((card) => searchedCard(card, busca?.texto)),
    total: Math.max(info.total, produtos.length),
    orders: toOrders(detalhes, path),
    filters: ownFilters(detalhes.filtros).map(({ label, valor, nivel = 1, quantidade = 0, atual }) => ({
      label,
      category: valor,
      level: nivel,
      count: quantidade,
      isCurrent: atual,
    })),
    filterGroups: toFilterGroups(detalhes, path),
    ...(detalhes.precoLivre && { takesAnyPriceRange: true }),
    subcategories: toSubcategories(detalhes),
    html: section?.descricao || section?.descricaoLonga || '',
    pageSize: info.limit || limit,
  }
}

function queryOf(params: ListingParams, limit: number, offset: number): [string, string][] {
  const { order, category, inStock, storeQuery } = params
  return [
    ['offset', String(offset)],
    ['limit', String(limit)],
    ...(order === DEFAULT_LISTING_PARAMS.order ? [] : [['order', order] as [string, string]]),
    ...(category ? [['categoria', category] as [string, string]] : []),
    ...(inStock ? [['disponivel', '1'] as [string, string]] : []),
    ...new URLSearchParams(storeQuery),
  ]
}

interface PageWindow {
  params: ListingParams
  limit: number
  /** The index of the first product; without it the page of `params`. */
  offset?: number | undefined
}

/**
 * Calls a listing. After a 400 it requests a smaller page; when the response has a smaller limit, it requests the page again
 * with that limit, so that no product is skipped (platform 1, 3.4).
 */
async function callListing(
  store: ApiClient,
  call: string,
  path: string,
  target: [name: string, value: string],
  pageWindow: PageWindow,
) {
  const read = async (limit: number) => {
    const offset = pageWindow.offset ?? (pageWindow.params.page - 1) * limit
    const query = new URLSearchParams([target, ...queryOf(pageWindow.params, limit, offset)])
    return toListing(await store.call('get', `${call}?${query}`, listingSchema), path, limit)
  }
  const { listing, requested } = await withPageSize(pageWindow.limit, async (limit) => ({
    listing: await read(limit),
    requested: limit,
  }))
  const isSmaller =
    listing.pageSize < requested && pageWindow.offset === undefined && pageWindow.params.page > 1
  return isSmaller ? read(listing.pageSize) : listing
}

/** GET url/product/listing/{kind}: one page of a listing (contract 4.8). Throws ApiError; status 404 for an unknown listing. */
export function getListing(
  store: ApiClient,
  { kind, path, ...pageWindow }: ListingRequest,
): Promise<Listing> {
  return callListing(store, `url/product/listing/${kind}`, path, ['url', path], pageWindow)
}

/** GET url/product/listing/search: one page of search results (contract 4.8). Throws ApiError; status 422 for an invalid text. */
export function getSearch(store: ApiClient, { text, ...pageWindow }: SearchRequest): Promise<Listing> {
  return callListing(store, 'url/product/listing/search', '/busca', ['busca', text], pageWindow)
}
