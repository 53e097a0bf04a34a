import 'server-only'
import { hash } from 'node:crypto'
import { after } from 'next/server'
import { CLICK_COOKIE, formatClick, parseClick } from '../attribution/click-cookie.ts'
import type { Click } from '../attribution/click.ts'
import { keptClick } from '../attribution/keep-click.ts'
import { host } from '../host/host.ts'
import { parseCookies, readCookie } from '../http/cookies.ts'
import { processService } from '../process/process-service.ts'

const CART = /^(?:\/api)?\/v2\/front\/checkout\/cart$/
const DEADLINE_MS = 2000
// A visitor who has been told of once too often does no harm: the store keeps one click a cart.
const MOST_TOLD = 10_000

const told = processService('sent-clicks', () => new Set<string>()).get()

/**
 * After an add to the cart, and after its answer has gone out, the store learns which kept click brought it: once for a
 * session and a click. Whatever becomes of that, the add stands (P8, contract 2).
 */
export function sendClick(request: Request, answer: Response, session: string): void {
  const { pathname } = new URL(request.url)
  if (request.method !== 'POST' || !answer.ok || session === '' || !CART.test(pathname)) return
  const click = keptClick(request.headers.get('cookie'))
  if (!click) return
  const key = keyOf(session, click)
  if (told.has(key)) return
  told.add(key)
  if (told.size > MOST_TOLD) told.delete(told.values().next().value!)
  after(async () => {
    const body = { ...click.parameters, pagina: click.page, em: click.at }
    if (!(await tellStore(session, body))) told.delete(key)
  })
}

/** After a visitor has taken the consent to advertising back, the store forgets the click of the cart (R23). */
export function withdrawClick(request: Request): void {
  const header = request.headers.get('cookie')
  const session = readCookie(header, host().env.sessionCookie)
  const click = parseClick(parseCookies(header).get(CLICK_COOKIE))
  if (session === '' || !click) return
  // Whoever agrees again is told of again.
  told.delete(keyOf(session, click))
  after(() => tellStore(session, {}))
}

function keyOf(session: string, click: Click): string {
  return hash('sha256', `${session} ${formatClick(click)}`, 'base64url')
}

// Whether the store has heard it: one that refuses it once always will.
async function tellStore(session: string, body: object): Promise<boolean> {
  const { env, store } = host()
  try {
    const sent = await store.fetch(
      new Request(`${store.base}/v2/front/tracking-parameters`, {
        method: 'POST',
        headers: { 'app-token': env.appToken, session, 'content-type': 'application/json' },
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
