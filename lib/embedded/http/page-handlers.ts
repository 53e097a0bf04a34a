import { homeDocument } from '../store/home.ts'
import { ALL_KITS, kitListingDocument } from '../store/kit-listing.ts'
import { listDocument } from '../store/list-detail.ts'
import { LISTING_KINDS, listingDocument, searchDocument, type ListingQuery } from '../store/listings.ts'
import { menuDocument } from '../store/menus.ts'
import { NO_FILTERS, readFilters } from '../store/filters.ts'
import { pageDocument } from '../store/pages.ts'
import { readPageWindow } from '../store/paging.ts'
import { readPath, type PagePath } from '../store/paths.ts'
import { productDocument } from '../store/product-detail.ts'
import { settingsDocument } from '../store/settings.ts'
import { levelOf } from '../store/url-resolution.ts'
import type { Call, Handler } from './call.ts'
import { CACHE, cacheable, failure, type HandlerResult } from './handler-result.ts'

const DEFAULT_PRODUCT_LIMIT = 12
const DEFAULT_KIT_LIMIT = 100
const SEARCH_MAX = 100

/** GET settings. */
export const settingsHandler: Handler = async (call) =>
  document(call, 'settings', CACHE.settings, () => settingsDocument(call.store))

/** GET struct/menus/{hash}. */
export const menuHandler: Handler = async (call) =>
  document(call, '', CACHE.settings, () => menuDocument(call.store, call.params['menu'] ?? '', call.language))

/** GET url/home. */
export const homeHandler: Handler = async (call) =>
  document(call, '', CACHE.page, () => homeDocument(call.store, call.language))

/** GET url/page. */
export const pageHandler: Handler = (call) => ofPath(call, (at) => pageDocument(call.store, at))

/** GET url/verify. */
export const verifyHandler: Handler = (call) =>
  ofPath(call, async ({ path }) => {
    const nivel = await levelOf(call.store, path)
    return nivel && { nivel }
  })

/** GET url/product/detail. */
export const productDetail: Handler = (call) => ofPath(call, (at) => productDocument(call.store, at))

/** GET url/list/detail. */
export const listDetail: Handler = (call) => ofPath(call, (at) => listDocument(call.store, at))

/** GET url/list/listing. */
export const kitListing: Handler = (call) =>
  ofPath(call, (at, { pageWindow }) => kitListingDocument(call.store, at, pageWindow), {
    query: { pageWindow: readPageWindow(call.query, DEFAULT_KIT_LIMIT), filters: NO_FILTERS },
    whenAbsent: ALL_KITS,
  })

/** GET url/product/listing/{category,brand,landing-page,search}. */
export const productListing: Handler = async (call) => {
  const query = {
    pageWindow: readPageWindow(call.query, DEFAULT_PRODUCT_LIMIT),
    filters: readFilters(call.query),
  }
  if (call.params['kind'] === 'search') return search(call, query)
  const kind = LISTING_KINDS.find((known) => known === call.params['kind'])
  if (!kind) return notFound(call)
  return ofPath(call, (at) => listingDocument(call.store, kind, at, query), { query })
}

async function search(call: Call, query: ListingQuery): Promise<HandlerResult> {
  const text = call.query.get('busca')?.trim() ?? ''
  if (text === '' || [...text].length > SEARCH_MAX)
    return failure(call, 422, 'campo_invalido', {
      fields: { busca: [text === '' ? 'obrigatorio' : 'longo'] },
    })
  const key = JSON.stringify([text, query])
  return document(call, key, CACHE.search, () => searchDocument(call.store, text, call.language, query))
}

// For documents that are not a listing, so that all of them have the same cache key.
const UNPAGED: ListingQuery = {
  pageWindow: { offset: 0, limit: 1, order: 'popularidade' },
  filters: NO_FILTERS,
}

interface PathOptions {
  query?: ListingQuery
  /** The default of `url`; without a default, `url` is required. */
  whenAbsent?: string
}

// The document that `build` makes for the path in the parameter `url`.
async function ofPath(
  call: Call,
  build: (at: PagePath, query: ListingQuery) => Promise<object | null>,
  { query = UNPAGED, whenAbsent }: PathOptions = {},
): Promise<HandlerResult> {
  const url = call.query.get('url') ?? whenAbsent ?? null
  if (url === null) return failure(call, 422, 'campo_invalido', { fields: { url: ['obrigatorio'] } })
  const at = readPath(url, call.language)
  if (!at) return notFound(call)
  const callInPathLanguage = { ...call, language: at.language }
  const result = await document(callInPathLanguage, JSON.stringify([at.path, query]), CACHE.page, () =>
    build(at, query),
  )
  return { ...result, language: at.language }
}

// Documents are cached by route, parameters, language and query.
async function document(
  call: Call,
  key: string,
  cacheControl: string,
  build: () => Promise<object | null>,
): Promise<HandlerResult> {
  const cached = await call.store.documents.get(
    JSON.stringify([call.route, call.params, call.language, key]),
    build,
  )
  return cached ? cacheable(cached, cacheControl) : notFound(call)
}

function notFound(call: Call): HandlerResult {
  return failure(call, 404, 'nao_encontrada', { cacheControl: CACHE.missing })
}
