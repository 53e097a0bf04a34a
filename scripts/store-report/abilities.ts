import { at, type HostAnswer, type StoreHost } from './host.ts'

/** A call that a store may lack, and what the shop then leaves out. */
interface Ability {
  name: string
  method: string
  path: string
  body?: unknown
}

// Bodies without the required fields change nothing at a store that has the call.
const ABILITIES: Ability[] = [
  { name: 'coupons', method: 'PUT', path: 'promotional/coupon/NO-SUCH-COUPON', body: {} },
  { name: 'freight of a product', method: 'POST', path: 'shipment/product', body: {} },
  { name: 'freight of a list', method: 'POST', path: 'shipment/list', body: {} },
  { name: 'lists (kits)', method: 'POST', path: 'list/shop', body: {} },
  { name: 'wishlist', method: 'GET', path: 'wishlist' },
  { name: 'questions about a product', method: 'POST', path: 'question', body: {} },
  { name: 'notice when a product is back', method: 'POST', path: 'product/solicitation', body: {} },
  { name: 'quotes', method: 'POST', path: 'product/budget', body: {} },
  { name: 'newsletter', method: 'POST', path: 'newsletter', body: {} },
  { name: 'contact form', method: 'POST', path: 'form/contact', body: {} },
  { name: 'reviews of a product', method: 'POST', path: 'evaluations/product', body: {} },
  { name: 'password recovery', method: 'POST', path: 'checkout/password-recovery', body: {} },
  { name: 'campaign parameters', method: 'POST', path: 'tracking-parameters', body: {} },
  { name: 'brands', method: 'GET', path: 'brands' },
]

const UNKNOWN_CALL = 'nao-existe-9f3a'

/** Which optional calls a store has. Asks with empty bodies, which change nothing, and compares with a call that cannot exist. */
export async function findAbilities(store: StoreHost): Promise<{ name: string; has: boolean }[]> {
  const unknown = [await store.ask('GET', UNKNOWN_CALL), await store.ask('POST', UNKNOWN_CALL, { body: {} })]
  const found: { name: string; has: boolean }[] = []
  for (const { name, method, path, body } of ABILITIES) {
    const answer = await store.ask(method, path, body === undefined ? {} : { body })
    found.push({ name, has: isCall(answer) && !unknown.some((other) => isSame(other, answer)) })
  }
  return found
}

function isCall({ status, isJson }: HostAnswer): boolean {
  return isJson && status !== 405 && status < 500
}

function isSame(a: HostAnswer, b: HostAnswer): boolean {
  return a.status === b.status && at(a.body, 'error') === at(b.body, 'error')
}
