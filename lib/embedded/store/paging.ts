import { LISTING_ORDERS, type ListingOrder } from '#lib/contract/listing-order.ts'
import { searchWords } from '../db/search-words.ts'
import type { PageWindow } from './product-search.ts'

const LIMIT_MAX = 100
const OFFSET_MAX = 10_000_000
const ORDER_LABELS: Record<ListingOrder, Record<'pt' | 'en', string>> = {
  popularidade: { pt: 'Popularidade', en: 'Popularity' },
  'menor-preco': { pt: 'Menor Preço', en: 'Lowest price' },
  'maior-preco': { pt: 'Maior Preço', en: 'Highest price' },
}

/**
 * Parses offset, limit and order; values out of range are clamped, unknown ones replaced by the default (contract
 * 4.8).
 */
export function readPageWindow(query: URLSearchParams, defaultLimit: number): PageWindow {
  const requested = searchWords(query.get('order') ?? '').join('-')
  return {
    offset: readWhole(query.get('offset'), 0, OFFSET_MAX) ?? 0,
    limit: readWhole(query.get('limit'), 1, LIMIT_MAX) ?? defaultLimit,
    order: LISTING_ORDERS.find((order) => order === requested) ?? 'popularidade',
  }
}

/** `info` of a listing: its page window and total, with the API paths of the previous and next page (contract 4.8). */
export function pagingDocument(
  route: string,
  listingParameters: Record<string, string>,
  pageWindow: PageWindow,
  total: number,
) {
  const { offset, limit, order } = pageWindow
  const apiPath = (at: number) => {
    const query = new URLSearchParams({
      ...listingParameters,
      offset: String(at),
      limit: String(limit),
      order,
    })
    return `/v2/front/${route}?${query}`
  }
  return {
    offset,
    limit,
    total,
    prev: offset > 0 ? apiPath(Math.max(0, Math.min(offset, total) - limit)) : null,
    next: offset + limit < total ? apiPath(offset + limit) : null,
  }
}

const RELEVANCE_LABEL = { pt: 'Relevância', en: 'Relevance' }

/** `detalhes.ordenacao`: the sort orders, with the current one marked. The first one of a search is its relevance (contract 4.8). */
export function sortOrderDocument(current: ListingOrder, language: 'pt' | 'en', isSearch = false) {
  return LISTING_ORDERS.map((order) => ({
    label: (isSearch && order === 'popularidade' ? RELEVANCE_LABEL : ORDER_LABELS[order])[language],
    valor: order,
    atual: order === current,
  }))
}

function readWhole(text: string | null, min: number, max: number): number | null {
  if (text === null || !/^\d{1,9}$/.test(text)) return null
  return Math.min(max, Math.max(min, Number(text)))
}
