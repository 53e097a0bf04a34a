import 'server-only'
import { orderPath } from '../client/store/orders.ts'
import { keyInCookie, ORDER_COOKIE } from '../host/order-cookie.ts'
import { parseCookies } from '../http/cookies.ts'
import type { Lang } from '../routes/lang.ts'
import { writeFromForm } from './form.ts'

/** The notice of the order's page after a sign-in that was to keep the order: it is in the account, or in another one. */
type KeptNotice = 'guardado' | 'deOutraConta'

/**
 * Puts the order from whose page a visitor has signed in into the account (contract 4.33). The proof is the key in this browser's
 * cookie, which a browser has that placed the order or opened its link (docs/decisions/0079); `undefined` without that key and when
 * the store does not answer. `signedIn` is the store's response to the sign-in, with the new session.
 */
export async function keepOrder(
  request: Request,
  { lang, number, signedIn }: { lang: Lang; number: string; signedIn: Response },
): Promise<KeptNotice | undefined> {
  const cookies = parseCookies(request.headers.get('cookie'))
  const key = keyInCookie(cookies.get(ORDER_COOKIE) ?? '', number)
  if (!key) return undefined
  for (const [name, value] of parseCookies(issuedCookies(signedIn))) cookies.set(name, value)
  const headers = new Headers(request.headers)
  headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '))
  const call = { method: 'POST', path: `${orderPath(number)}/claim`, body: { chave: key } } as const
  const response = await writeFromForm(new Request(request.url, { headers }), lang, call)
  if (response.ok) return 'guardado'
  return response.status === 409 ? 'deOutraConta' : undefined
}

// The cookies that a response sets, as the header of the next request.
function issuedCookies({ headers }: Response): string {
  return headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ')
}
