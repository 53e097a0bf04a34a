import { fieldAt, type HostResponse, type StoreHost } from './host.ts'

/** An optional call of a store and the name of the feature that needs it. */
interface OptionalCall {
  name: string
  method: string
  path: string
  body?: unknown
}

// Bodies without the required fields change nothing at a store that has the call.
const OPTIONAL_CALLS: OptionalCall[] = [
  { name: 'coupons', method: 'PUT', path: 'promotional/coupon/NO-SUCH-COUPON', body: {} },
  { name: 'shipping quote of a product', method: 'POST', path: 'shipment/product', body: {} },
  { name: 'shipping quote of a list', method: 'POST', path: 'shipment/list', body: {} },
  { name: 'lists (kits)', method: 'POST', path: 'list/shop', body: {} },
  { name: 'wishlist', method: 'GET', path: 'wishlist' },
  { name: 'questions about a product', method: 'POST', path: 'question', body: {} },
  { name: 'back-in-stock requests', method: 'POST', path: 'product/solicitation', body: {} },
  { name: 'quotes', method: 'POST', path: 'product/budget', body: {} },
  { name: 'newsletter', method: 'POST', path: 'newsletter', body: {} },
  { name: 'contact form', method: 'POST', path: 'form/contact', body: {} },
  { name: 'reviews of a product', method: 'POST', path: 'evaluations/product', body: {} },
  { name: 'password recovery', method: 'POST', path: 'checkout/password-recovery', body: {} },
  { name: 'campaign parameters', method: 'POST', path: 'tracking-parameters', body: {} },
]

const UNKNOWN_CALL = 'nao-existe-9f3a'

/** Which optional calls a store has. Calls each with an empty body, which changes nothing, and compares the response with that of a call that cannot exist. */
export async function findOptionalCalls(store: StoreHost): Promise<{ name: string; has: boolean }[]> {
  const unknown = [
    await store.call('GET', UNKNOWN_CALL),
    await store.call('POST', UNKNOWN_CALL, { body: {} }),
  ]
  const found: { name: string; has: boolean }[] = []
  for (const { name, method, path, body } of OPTIONAL_CALLS) {
    const response = await store.call(method, path, body === undefined ? {} : { body })
    found.push({ name, has: isCall(response) && !unknown.some((other) => isSame(other, response)) })
  }
  return found
}

function isCall({ status, isJson }: HostResponse): boolean {
  return isJson && status !== 405 && status < 500
}

function isSame(a: HostResponse, b: HostResponse): boolean {
  return a.status === b.status && fieldAt(a.body, 'error') === fieldAt(b.body, 'error')
}
