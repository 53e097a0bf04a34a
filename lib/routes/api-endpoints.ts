/** The endpoints of the store API below /v2/front that browsers may call through the shop (docs/store-api.md, section 2; platform 3). */
const STORE_ENDPOINTS: Readonly<Record<string, string>> = {
  settings: 'GET',
  ping: 'GET',
  'struct/menus/*': 'GET',
  'url/home': 'GET',
  'url/page': 'GET',
  'url/verify': 'GET',
  'url/product/detail': 'GET',
  'url/product/listing/*': 'GET',
  'url/list/detail': 'GET',
  'url/list/listing': 'GET',
  'showcase/banners/*': 'GET',
  'showcase/products/*': 'GET',
  'checkout/user': 'GET',
  'checkout/cart': 'GET POST PUT DELETE',
  'checkout/zipcode': 'POST',
  'checkout/login': 'POST',
  'checkout/register': 'POST',
  'checkout/logout': 'POST',
  'checkout/password-recovery': 'POST',
  'checkout/password-reset': 'POST',
  'checkout/recuperacao': 'POST',
  'checkout/recuperacao/resgate': 'POST',
  'promotional/coupon/*': 'PUT DELETE',
  'checkout/draft': 'GET PUT',
  'checkout/order': 'POST',
  'checkout/orders': 'GET POST',
  'checkout/profile': 'GET PUT',
  'checkout/profile/address': 'POST',
  'checkout/profile/address/*': 'PUT DELETE',
  'checkout/profile/erasure': 'POST',
  'order/*': 'GET',
  'order/*/withdrawal': 'POST',
  'order/*/payment': 'POST',
  'order/*/again': 'POST',
  'order/*/claim': 'POST',
  'order/*/demo-card': 'POST',
  'list/shop': 'POST',
  wishlist: 'GET',
  'wishlist/add': 'POST',
  'wishlist/remove': 'POST',
  'wishlist/verify': 'POST',
  question: 'POST',
  'evaluations/product': 'POST',
  'contact/message': 'POST',
  'form/contact': 'POST',
  newsletter: 'POST',
  'product/solicitation': 'POST',
  'product/budget': 'POST',
  'tracking-parameters': 'POST',
  'shipment/list': 'POST',
  'shipment/product': 'POST',
  'shipment/cep': 'POST',
}

const REPORTS_ENDPOINTS: Readonly<Record<string, string>> = {
  nps: 'POST',
  avaliacao: 'POST',
  'avaliacoes/produto/*': 'GET',
  'avaliacoes/media/*/*': 'GET',
}

const STORE_FOLDER = '/v2/front/'
const REPORTS_FOLDER = '/api/'
const METHODS_OF_PATH = new Map([
  ...Object.entries(STORE_ENDPOINTS).map(([path, methods]) => [STORE_FOLDER + path, methods] as const),
  ...Object.entries(REPORTS_ENDPOINTS).map(([path, methods]) => [REPORTS_FOLDER + path, methods] as const),
])

/** Why a request matches no endpoint: no such path (404), or a wrong method (405) with the methods that the path allows. */
export type EndpointMismatch = { status: 404 } | { status: 405; allow: string }

/**
 * The reason why a browser's request matches no endpoint of the two APIs; `undefined` when it matches one. Only the canonical
 * spelling of a path matches: a store's server may decode a path once more than the shop, so another spelling could lead out of
 * the API or past a rate limit (L25, L26).
 */
export function endpointMismatch(method: string, pathname: string): EndpointMismatch | undefined {
  const methods = isCanonical(pathname) ? METHODS_OF_PATH.get(endpointOf(pathname) ?? '') : undefined
  if (methods === undefined) return { status: 404 }
  const allowed = methods.split(' ').flatMap((each) => (each === 'GET' ? ['GET', 'HEAD'] : [each]))
  return allowed.includes(method) ? undefined : { status: 405, allow: allowed.join(', ') }
}

/** The endpoint that a path belongs to, with `*` for each variable segment; `undefined` when it belongs to none. */
export function endpointOf(pathname: string): string | undefined {
  if (METHODS_OF_PATH.has(pathname)) return pathname
  const segments = pathname.split('/')
  if (segments.some((segment, index) => index > 0 && segment === '')) return undefined
  const folder = segments.slice(0, -2)
  const [parent = '', last = ''] = segments.slice(-2)
  return [
    [...folder, parent, '*'],
    [...folder, '*', '*'],
    [...folder, '*', last],
  ]
    .map((pattern) => pattern.join('/'))
    .find((pattern) => METHODS_OF_PATH.has(pattern))
}

// Letters, digits and the characters that no browser encodes.
const NEEDLESSLY_ENCODED = /%(?:2[de]|3\d|4[1-9a-f]|5[\daf]|6[1-9a-f]|7[\dae])/i

/**
 * Whether no part of a path has another spelling: nothing is encoded without need, and no segment is, or contains when decoded,
 * a dot segment, slash, backslash, semicolon, percent sign or control character.
 */
export function isCanonical(pathname: string): boolean {
  if (NEEDLESSLY_ENCODED.test(pathname)) return false
  try {
    return pathname
      .split('/')
      .every((segment) => !/^\.{1,2}$|[/\\;%\0-\x1f\x7f]/.test(decodeURIComponent(segment)))
  } catch {
    return false
  }
}
