import 'server-only'
import { sendClick } from './click-tracking.ts'
import { host, type ApiHost } from '../host/host.ts'
import { ADDRESS_HEADER, limitedAs } from '../host/limits.ts'
import { tooMany } from './too-many.ts'
import { readBounded } from '../http/bounded-body.ts'
import { readCookie } from '../http/cookies.ts'
import { cookiesForStore } from '../host/store-cookies.ts'
import { sessionCookie, sessionSettings, visitorCookies } from '../host/session-cookie.ts'

const MAX_BODY_BYTES = 64 * 1024
const REQUEST_HEADERS = [
  'accept',
  'accept-language',
  'content-type',
  'if-match',
  'if-none-match',
  'idempotency-key',
]
const RESPONSE_HEADERS = [
  'content-type',
  'content-language',
  'cache-control',
  'etag',
  'request-id',
  'retry-after',
  'vary',
  'x-ratelimit-limit',
  'x-ratelimit-remaining',
]

function copyHeaders(from: Headers, names: string[], to: Headers): Headers {
  for (const name of names) {
    const value = from.get(name)
    if (value !== null) to.set(name, value)
  }
  return to
}

/** Whether a request comes from a page of this shop; state changes from other origins are rejected (L23). */
export function isSameOrigin(request: Request): boolean {
  const site = request.headers.get('sec-fetch-site')
  if (site) return site === 'same-origin' || site === 'none'
  const origin = request.headers.get('origin')
  return origin === null || URL.parse(origin)?.host === request.headers.get('host')
}

/** The body, or `undefined` when it is larger than any request of the contract (L15). */
function readBytes(request: Request): Promise<Uint8Array<ArrayBuffer> | undefined> {
  return readBounded(request, MAX_BODY_BYTES)
}

/** The body as text, or `undefined` when it is larger than any request of the contract (L15). */
export async function readRequestText(request: Request): Promise<string | undefined> {
  const bytes = await readBytes(request)
  return bytes && new TextDecoder().decode(bytes)
}

/** The response of an API, and the subset of its headers that a browser may see. */
export interface Forwarded {
  response: Response
  headers: Headers
}

/** Why the proxy has no API response: foreign origin (403), body too large (413), API unreachable (503). */
export type ProxyRejection = 403 | 413 | 503

/** Forwards a browser's request to an API. A state change must come from a page of this shop (L15, L23). */
export async function forward(
  request: Request,
  { to, own = {}, isAllowed = isSameOrigin, read = readBytes }: ForwardOptions,
): Promise<Forwarded | ProxyRejection> {
  const isWrite = request.method !== 'GET' && request.method !== 'HEAD'
  if (isWrite && !isAllowed(request)) return 403
  const body = isWrite ? await read(request) : null
  if (body === undefined) return 413
  const { pathname, search } = new URL(request.url)
  const wait = await host().limits.take(limitedAs(request.method, pathname), {
    address: request.headers.get(ADDRESS_HEADER) ?? '',
    session: readCookie(request.headers.get('cookie'), host().env.sessionCookie),
  })
  if (wait > 0) return tooMany(request, wait)
  const headers = copyHeaders(request.headers, REQUEST_HEADERS, new Headers(own))
  try {
    const call = new Request(`${to.base}${pathname}${search}`, { method: request.method, headers, body })
    const response = await to.fetch(call)
    return {
      response,
      headers: copyHeaders(response.headers, RESPONSE_HEADERS, new Headers({ 'x-robots-tag': 'noindex' })),
    }
  } catch {
    return 503
  }
}

interface ForwardOptions {
  to: ApiHost
  /** Headers that the shop adds to the request. */
  own?: Record<string, string>
  isAllowed?: (request: Request) => boolean
  /** Reads the body; `undefined` when it is too large. */
  read?: (request: Request) => Promise<Uint8Array<ArrayBuffer> | undefined>
}

const REJECTIONS: Record<ProxyRejection, string> = {
  403: 'Origem não permitida.',
  413: 'Pedido grande demais.',
  503: 'A loja está indisponível no momento. Tente novamente em instantes.',
}

function reject(status: ProxyRejection): Response {
  const error = REJECTIONS[status]
  const mensagens = [{ tipo: 'erro', mensagem: error }]
  return Response.json({ error, mensagens }, { status, headers: { 'cache-control': 'private, no-store' } })
}

/**
 * Same-origin proxy of the store API for browsers: adds the App-Token, turns the session cookie into the Session
 * header, sends the store its cookies and returns the store's as cookies of the shop that scripts cannot read
 * (contract 3.1, platform 1, T9).
 */
export async function proxyToStore(request: Request): Promise<Response> {
  const { env, store } = host()
  const header = request.headers.get('cookie')
  const session = readCookie(header, env.sessionCookie)
  const cookie = cookiesForStore(header)
  // The server of an outside checkout redeems carts here (contract 4.26).
  const authorization = env.checkoutSecret === undefined ? null : request.headers.get('authorization')
  const own = {
    'app-token': env.appToken,
    session,
    ...(cookie && { cookie }),
    ...(authorization !== null && { authorization }),
  }
  const forwarded = await forward(request, { to: store, own })
  if (typeof forwarded === 'number') return reject(forwarded)
  const { response, headers } = forwarded
  const settings = sessionSettings(env)
  for (const relayed of visitorCookies(response.headers, settings)) headers.append('set-cookie', relayed)
  const issued = sessionCookie(response.headers, settings)
  sendClick(request, response, issued?.slice(env.sessionCookie.length + 1).split(';', 1)[0] || session)
  return new Response(response.body, { status: response.status, headers })
}
