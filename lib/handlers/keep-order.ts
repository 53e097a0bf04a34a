import 'server-only'
import { orderPath, ORDERS_PATH } from '../client/store/orders.ts'
import { keptOrdersSchema } from '../contract/order-document.ts'
import { keyInCookie, orderCookieIn } from '../host/order-cookie.ts'
import { parseCookies } from '../http/cookies.ts'
import { heldOrders } from '../shop/held-orders.ts'
import type { Lang } from '../routes/lang.ts'
import type { KeptOrders } from '../shop/order.ts'
import { writeFromForm } from './form.ts'

/** The notice of the order's page after a sign-in that was to keep the order: it is in the account, or in another one. */
type KeptNotice = 'guardado' | 'deOutraConta'

interface SignIn {
  lang: Lang
  /** The store's response to the sign-in, with the new session. */
  signedIn: Response
}

/**
 * Puts the order from whose page a visitor has signed in into the account (contract 4.33). The proof is the key in this browser's
 * cookie, which a browser has that placed the order or opened its link (docs/decisions/0079); `undefined` without that key and when
 * the store does not answer.
 */
export async function keepOrder(
  request: Request,
  { number, ...signIn }: SignIn & { number: string },
): Promise<KeptNotice | undefined> {
  const key = keyInCookie(heldBy(request), number)
  if (!key) return undefined
  const response = await claim(request, signIn, `${orderPath(number)}/claim`, { chave: key })
  if (response.ok) return 'guardado'
  return response.status === 409 ? 'deOutraConta' : undefined
}

/**
 * Puts the orders that this browser placed or opened into the account, if they have its e-mail address (contract 4.33); none when the
 * store does not answer.
 */
export async function keepHeldOrders(request: Request, signIn: SignIn): Promise<KeptOrders> {
  const pedidos = heldOrders(heldBy(request)).map(({ number, key }) => ({ numero: number, chave: key }))
  const none = { kept: [], others: [] }
  if (pedidos.length === 0) return none
  const response = await claim(request, signIn, ORDERS_PATH, { pedidos })
  const document: unknown = await response.json().catch(() => undefined)
  if (!response.ok || !keptOrdersSchema.isValidSync(document)) return none
  const { guardados, outros } = keptOrdersSchema.cast(document)
  return { kept: guardados, others: outros }
}

const heldBy = ({ headers }: Request) => orderCookieIn(headers.get('cookie'))

// A write in the new session of the account.
function claim(request: Request, { lang, signedIn }: SignIn, path: string, body: object): Promise<Response> {
  const cookies = parseCookies(request.headers.get('cookie'))
  for (const [name, value] of parseCookies(issuedCookies(signedIn))) cookies.set(name, value)
  const headers = new Headers(request.headers)
  headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '))
  return writeFromForm(new Request(request.url, { headers }), lang, { method: 'POST', path, body })
}

// The cookies that a response sets, as the header of the next request.
function issuedCookies({ headers }: Response): string {
  return headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ')
}
