import type { Api, BodyUse, Found, Route } from './api.ts'
import type { Handler } from './call.ts'
import { deleteCart, getCart, postCart, putCart } from './cart-handlers.ts'
import { postMessage } from './contact-handlers.ts'
import { failure } from './outcome.ts'
import {
  home,
  kitListing,
  listDetail,
  menu,
  page,
  productDetail,
  productListing,
  settings,
  verify,
} from './page-handlers.ts'
import {
  ping,
  postListShipment,
  postLogin,
  postLogout,
  postProductShipment,
  postRegister,
  postTracking,
  postZipcode,
  user,
} from './visitor-handlers.ts'

const get = (handler: Handler): Route => ({ handler, body: 'none' })
const post = (handler: Handler, body: BodyUse = 'required'): Route => ({ handler, body })

// Every address of the store API below /v2/front; '*' stands for one name at the end.
const ROUTES: Record<string, Record<string, Route>> = {
  settings: { GET: get(settings) },
  ping: { GET: get(ping) },
  'struct/menus/*': { GET: get(menu) },
  'url/home': { GET: get(home) },
  'url/page': { GET: get(page) },
  'url/verify': { GET: get(verify) },
  'url/product/detail': { GET: get(productDetail) },
  'url/product/listing/*': { GET: get(productListing) },
  'url/list/detail': { GET: get(listDetail) },
  'url/list/listing': { GET: get(kitListing) },
  'checkout/user': { GET: get(user) },
  'checkout/cart': {
    GET: get(getCart),
    POST: post(postCart),
    PUT: post(putCart),
    DELETE: post(deleteCart, 'optional'),
  },
  'checkout/zipcode': { POST: post(postZipcode) },
  'checkout/login': { POST: post(postLogin) },
  'checkout/register': { POST: post(postRegister) },
  'checkout/logout': { POST: post(postLogout, 'optional') },
  'contact/message': { POST: post(postMessage) },
  'tracking-parameters': { POST: post(postTracking) },
  'shipment/list': { POST: post(postListShipment) },
  'shipment/product': { POST: post(postProductShipment) },
}

const MOUNT = /^(?:\/api)?\/v2\/front\/(.+)$/

/** The store API (contract 4.1 to 4.14, 4.19). */
export const STORE_API: Api = { find: findRoute, fail: failure, needsToken: true }

function findRoute(pathname: string): Found | null {
  const pattern = MOUNT.exec(pathname)?.[1]
  if (pattern === undefined) return null
  if (Object.hasOwn(ROUTES, pattern)) return { methods: ROUTES[pattern] ?? {}, pattern, name: '' }
  const cut = pattern.lastIndexOf('/')
  const starred = `${pattern.slice(0, cut)}/*`
  if (cut < 0 || !Object.hasOwn(ROUTES, starred)) return null
  return { methods: ROUTES[starred] ?? {}, pattern: starred, name: pattern.slice(cut + 1) }
}
