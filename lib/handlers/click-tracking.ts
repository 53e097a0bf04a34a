import { hash } from 'node:crypto'
import { CLICK_COOKIE, formatClick, parseClick } from '../attribution/click-cookie.ts'
import type { Click } from '../attribution/click.ts'
import { consentedClick } from '../attribution/click-consent.ts'
import { host } from '../host/host.ts'
import { sessionOf } from '../host/session-cookie.ts'
import { parseCookies } from '../http/cookies.ts'
import { runInBackground } from '../process/background-tasks.ts'
import { processService } from '../process/process-service.ts'

const CART = /^(?:\/api)?\/v2\/front\/checkout\/cart$/
const DEADLINE_MS = 2000
// After an eviction a click is sent again, which is harmless: the store saves one click per cart.
const MAX_SENT = 10_000

const sentClicks = processService('sent-clicks', () => new Set<string>()).get()

/**
 * After a successful add to the cart, sends the visitor's ad click to the store, once per session and click. Runs in the
 * background, so that a failure cannot affect the add (P8, contract 4.19).
 */
export function sendClick(request: Request, response: Response, session: string): void {
  const { pathname } = new URL(request.url)
  if (request.method !== 'POST' || !response.ok || session === '' || !CART.test(pathname)) return
  const click = consentedClick(request.headers.get('cookie'))
  if (!click) return
  const key = keyOf(session, click)
  if (sentClicks.has(key)) return
  sentClicks.add(key)
  if (sentClicks.size > MAX_SENT) sentClicks.delete(sentClicks.values().next().value!)
  runInBackground(async () => {
    const body = { ...click.parameters, pagina: click.page, em: click.at }
    if (!(await postClick(session, body))) sentClicks.delete(key)
  })
}

/** Deletes the cart's click at the store after a visitor withdraws consent to advertising (R23). */
export function withdrawClick(request: Request): void {
  const header = request.headers.get('cookie')
  const session = sessionOf(header, host().env)
  const click = parseClick(parseCookies(header).get(CLICK_COOKIE))
  if (session === '' || !click) return
  // If the visitor consents again, the click is sent again.
  sentClicks.delete(keyOf(session, click))
  runInBackground(() => postClick(session, {}))
}

function keyOf(session: string, click: Click): string {
  return hash('sha256', `${session} ${formatClick(click)}`, 'base64url')
}

// Returns false when a retry makes sense: on a 5xx or a network error. A 4xx would occur again.
async function postClick(session: string, body: object): Promise<boolean> {
  const { env, store } = host()
  try {
    const sent = await store.fetch(
      new Request(`${store.base}/v2/front/tracking-parameters`, {
        method: 'POST',
        headers: {
          'app-token': env.appToken,
          session,
          cookie: `${env.sessionCookie}=${session}`,
          'content-type': 'application/json',
        },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(DEADLINE_MS),
      }),
    )
    await sent.body?.cancel()
    return sent.status < 500
  } catch {
    return false
  }
}
