import { LISTINGS, levelOf, pathOf } from './addresses.ts'
import { addToCart, changeCart, removeFromCart, type CartAnswer } from './cart-writes.ts'
import { cartDocument } from './documents/cart.ts'
import { kitPage } from './documents/kit.ts'
import { listing, type ListingAnswer } from './documents/listing.ts'
import { productPage } from './documents/product.ts'
import { banners, homePage, menu, SETTINGS, showcase } from './documents/shell.ts'
import { textPage } from './documents/text-pages.ts'
import { formAnswer, type Answer } from './forms.ts'
import { GOODS, goodAt } from './goods/all.ts'
import { EMPTY } from './php.ts'
import type { Session } from './sessions.ts'
import { BRANDS, goodsOf, KITS } from './tree.ts'

/** A call below /api/v2/front. */
export interface Call {
  method: string
  /** What follows /api/v2/front/ in the path. */
  path: string
  query: URLSearchParams
  body: Record<string, unknown>
  session: Session
  origin: string
}

const found = (body: unknown): Answer =>
  body === undefined ? { status: 404, body: { error: 'Página não encontrada' } } : { status: 200, body }

/** Answers a call of the front API (platform 3). */
export function frontApi(call: Call): Answer {
  const { method, path, query, session, origin } = call
  if (path === 'checkout/cart') return cart(call)
  if (method !== 'GET')
    return (
      formAnswer(path, call.body, session, origin) ?? { status: 404, body: { error: 'Rota inexistente' } }
    )
  const at = pathOf(query.get('url'))
  if (path === 'url/verify') {
    const nivel = levelOf(at)
    return found(nivel && { nivel })
  }
  if (path === 'url/home') return found(homePage(origin))
  if (path === 'url/page') return found(textPage(origin, at))
  if (path === 'url/product/detail') {
    const one = goodAt(at)
    return found(one && productPage(origin, one))
  }
  if (path === 'url/list/detail') {
    const kit = KITS.find((one) => one.path === at)
    return found(kit && kitPage(origin, kit))
  }
  const [, kind] = /^url\/product\/listing\/([a-z-]+)$/.exec(path) ?? []
  if (kind) return listingAnswer(call, kind, at)
  const [, family, hash = ''] =
    /^(struct\/menus|showcase\/banners|showcase\/products)\/([\w-]+)$/.exec(path) ?? []
  if (family === 'struct/menus') return found(menu(origin, hash))
  if (family === 'showcase/banners') return found(banners(origin, hash))
  if (family) return found(showcase(origin, hash, query))
  return found(simpleDocuments(call)[path])
}

function listingAnswer({ origin, query }: Call, kind: string, at: string): Answer {
  const write = (answer: ListingAnswer): Answer =>
    answer.status === 200 ? answer : { status: answer.status, body: { error: answer.error } }
  if (kind === 'search') {
    const words = (query.get('busca') ?? '').toLowerCase()
    const goods = GOODS.filter(({ name }) => name.toLowerCase().includes(words))
    const section = { id: 0, path: '/busca', name: `Busca: ${words}`, text: '' }
    return write(listing(origin, 'product/listing/search', '', section, goods, query))
  }
  const { sections, heading } = LISTINGS[kind] ?? {}
  const section = sections?.find((one) => one.path === at)
  if (!section) return found(undefined)
  return write(listing(origin, `product/listing/${kind}`, heading!, section, goodsOf(section), query))
}

function simpleDocuments({ session, query }: Call): Record<string, unknown> {
  return {
    settings: SETTINGS,
    ping: { sucesso: true },
    brands: {
      marcas: query.get('ativo') ? BRANDS.map(({ id, name }) => ({ id: String(id), nome: name })) : EMPTY,
    },
    wishlist: { favoritos: session.favourites.map(String) },
    // Some documents come in a wrapper (platform 1).
    'checkout/user': { data: visitor(session) },
  }
}

function visitor({ isSignedIn, zipcode }: Session) {
  return {
    id: isSignedIn ? '81' : null,
    nomeRazao: isSignedIn ? 'Caio Teste' : '',
    email: isSignedIn ? 'caio@exemplo.invalid' : '',
    logado: isSignedIn ? 's' : null,
    endereco: { cep: zipcode, principal: EMPTY },
    userHash: EMPTY,
  }
}

function cart({ method, body, session, origin, path }: Call): Answer {
  const writes: Record<string, () => CartAnswer> = {
    GET: () => ({ messages: EMPTY }),
    POST: () => addToCart(session, body),
    PUT: () => changeCart(session, body),
    DELETE: () => removeFromCart(session, body),
  }
  const answer = writes[method]?.() ?? { status: 405, error: `${method} ${path}` }
  if ('error' in answer) return { status: answer.status, body: { error: answer.error } }
  return { status: 200, body: cartDocument(origin, session, answer.messages) }
}
