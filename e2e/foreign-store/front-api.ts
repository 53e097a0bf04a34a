import { LISTINGS, addressLevel, parameterPath } from './addresses.ts'
import { addToCart, changeCart, removeFromCart, type CartWriteResult } from './cart-writes.ts'
import { cartJson } from './documents/cart.ts'
import { bundleDocument, bundleListing } from './documents/bundle.ts'
import { listing, MAX_LIMIT, type ListingResponse } from './documents/listing.ts'
import { detailDocument } from './documents/product.ts'
import { banners, homePage, menu, SETTINGS, showcase } from './documents/shell.ts'
import { textPage } from './documents/text-pages.ts'
import { writeResponse, type ApiResponse } from './forms.ts'
import { STORE_PRODUCTS, productAt } from './products/all.ts'
import { EMPTY } from './php.ts'
import type { StoreSession } from './sessions.ts'
import { BRANDS, productsIn, BUNDLES } from './tree.ts'

/** A call below /api/v2/front. */
export interface ApiCall {
  method: string
  /** The path after /api/v2/front/. */
  path: string
  query: URLSearchParams
  body: Record<string, unknown>
  session: StoreSession
  origin: string
}

const found = (body: unknown): ApiResponse =>
  body === undefined ? { status: 404, body: { error: 'Página não encontrada' } } : { status: 200, body }

/** Handles a call of the front API (platform 3). */
export function frontApi(call: ApiCall): ApiResponse {
  const { method, path, query, session, origin } = call
  if (path === 'checkout/cart') return cart(call)
  if (method !== 'GET')
    return (
      writeResponse(path, call.body, session, origin) ?? { status: 404, body: { error: 'Rota inexistente' } }
    )
  const at = parameterPath(query.get('url'))
  if (path === 'url/verify') {
    const nivel = addressLevel(at)
    return found(nivel && { nivel })
  }
  if (path === 'url/home') return found(homePage(origin))
  if (path === 'url/page') return found(textPage(origin, at))
  if (path === 'url/product/detail') {
    const one = productAt(at)
    return found(one && detailDocument(origin, one))
  }
  if (path === 'url/list/detail') {
    const bundle = BUNDLES.find((one) => one.path === at)
    return found(bundle && bundleDocument(origin, bundle))
  }
  if (path === 'url/list/listing')
    return Number(query.get('limit')) > MAX_LIMIT
      ? { status: 400, body: { error: 'Limite inválido' } }
      : found(bundleListing(origin, at))
  const [, kind] = /^url\/product\/listing\/([a-z-]+)$/.exec(path) ?? []
  if (kind) return listingResponse(call, kind, at)
  const [, family, hash = ''] =
    /^(struct\/menus|showcase\/banners|showcase\/products)\/([\w-]+)$/.exec(path) ?? []
  if (family === 'struct/menus') return found(menu(origin, hash))
  if (family === 'showcase/banners') return found(banners(origin, hash))
  if (family) return found(showcase(origin, hash, query))
  return found(otherDocuments(call)[path])
}

function listingResponse({ origin, query }: ApiCall, kind: string, at: string): ApiResponse {
  const write = (result: ListingResponse): ApiResponse =>
    result.status === 200 ? result : { status: result.status, body: { error: result.error } }
  if (kind === 'search') {
    const words = (query.get('busca') ?? '').toLowerCase()
    const products = STORE_PRODUCTS.filter(({ name }) => name.toLowerCase().includes(words))
    const section = { id: 0, path: '/busca', name: `Busca: ${words}`, text: '' }
    return write(listing(origin, 'product/listing/search', '', section, products, query))
  }
  const { sections, heading } = LISTINGS[kind] ?? {}
  const section = sections?.find((one) => one.path === at)
  if (!section) return found(undefined)
  return write(listing(origin, `product/listing/${kind}`, heading!, section, productsIn(section), query))
}

function otherDocuments({ session, query }: ApiCall): Record<string, unknown> {
  return {
    settings: SETTINGS,
    ping: { sucesso: true },
    brands: {
      marcas: query.get('ativo') ? BRANDS.map(({ id, name }) => ({ id: String(id), nome: name })) : EMPTY,
    },
    wishlist: { favoritos: session.favorites.map(String) },
    // Some documents are inside a wrapper (platform 1).
    'checkout/user': { data: visitor(session) },
  }
}

function visitor({ isSignedIn, zipcode }: StoreSession) {
  return {
    id: isSignedIn ? '81' : null,
    nomeRazao: isSignedIn ? 'Caio Teste' : '',
    email: isSignedIn ? 'caio@exemplo.invalid' : '',
    logado: isSignedIn ? 's' : null,
    endereco: { cep: zipcode, principal: EMPTY },
    userHash: EMPTY,
  }
}

function cart({ method, body, session, origin, path }: ApiCall): ApiResponse {
  const writes: Record<string, () => CartWriteResult> = {
    GET: () => ({ messages: EMPTY }),
    POST: () => addToCart(session, body),
    PUT: () => changeCart(session, body),
    DELETE: () => removeFromCart(session, body),
  }
  const result = writes[method]?.() ?? { status: 405, error: `${method} ${path}` }
  if ('error' in result) return { status: result.status, body: { error: result.error } }
  return { status: 200, body: cartJson(origin, session, result.messages) }
}
