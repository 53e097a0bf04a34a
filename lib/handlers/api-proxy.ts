import { sendClick } from './click-tracking.ts'
import { host, type ApiHost } from '../host/host.ts'
import { limitedAs } from '../host/limits.ts'
import { VISITOR_IP_HEADER } from '../http/visitor-ip-header.ts'
import { tooMany } from './too-many.ts'
import { readBounded } from '../http/bounded-body.ts'
import { endpointMismatch } from '../routes/api-endpoints.ts'
import { copyType, safeResponse } from './api-response.ts'
import { rejectionResponse, type ProxyRejection } from './proxy-rejection.ts'
import { cookiesForStore } from '../host/store-cookies.ts'
import { sessionCookie, sessionOf, sessionSettings, visitorCookies } from '../host/session-cookie.ts'

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

/** Forwards a browser's request to an API. A state change must come from a page of this shop (L15, L23). */
export async function forward(
  request: Request,
  { to, own, isAllowed }: ForwardOptions,
): Promise<Forwarded | ProxyRejection> {
  const limited = await admit(request, isAllowed)
  if (limited) return limited
  const body = isWrite(request) ? await readBytes(request) : null
  return body === undefined ? 413 : sendToApi(request, { to, own, body })
}

interface ForwardOptions {
  to: ApiHost
  /** Headers that the shop adds to the request. */
  own?: Record<string, string> | undefined
  isAllowed?: ((request: Request) => boolean) | undefined
}

function isWrite({ method }: Request): boolean {
  return method !== 'GET' && method !== 'HEAD'
}

/**
 * Counts a request before its body is read, so that a rejected one costs no memory (L15, L25): 403 from another origin, the 429
 * response above the rate limit, otherwise `undefined`.
 */
export async function admit(
  request: Request,
  isAllowed: (request: Request) => boolean = isSameOrigin,
): Promise<Forwarded | 403 | undefined> {
  if (isWrite(request) && !isAllowed(request)) return 403
  const wait = await host().limits.take(limitedAs(request.method, new URL(request.url).pathname), {
    ip: request.headers.get(VISITOR_IP_HEADER) ?? '',
    session: sessionOf(request.headers.get('cookie'), host().env),
  })
  return wait > 0 ? tooMany(request, wait) : undefined
}

/** Sends an admitted request to an API; 503 when it does not respond. */
export async function sendToApi(
  request: Request,
  { to, own = {}, body }: Omit<ForwardOptions, 'isAllowed'> & { body: Uint8Array<ArrayBuffer> | null },
): Promise<Forwarded | 503> {
  const { pathname, search } = new URL(request.url)
  const headers = copyHeaders(request.headers, REQUEST_HEADERS, new Headers(own))
  if (to.isInProcess) headers.set(VISITOR_IP_HEADER, request.headers.get(VISITOR_IP_HEADER) ?? '')
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

/**
 * Same-origin proxy of the store API for browsers: adds the App-Token, turns the session cookie into the Session
 * header, sends the store its cookies and returns the store's as cookies of the shop that scripts cannot read
 * (contract 3.1, platform 1, T9).
 */
export async function proxyToStore(request: Request): Promise<Response> {
  const { env, store } = host()
  const mismatch = endpointMismatch(request.method, new URL(request.url).pathname)
  if (mismatch) {
    const allow = 'allow' in mismatch && { allow: mismatch.allow }
    if (allow && request.method === 'OPTIONS') return new Response(null, { status: 204, headers: allow })
    return rejectionResponse(request, mismatch.status, { ...allow })
  }
  const header = request.headers.get('cookie')
  const session = sessionOf(header, env)
  const cookie = cookiesForStore(header, env)
  // The server of an external checkout redeems carts here (contract 4.26).
  const authorization = env.checkoutSecret === undefined ? null : request.headers.get('authorization')
  const own = {
    'app-token': env.appToken,
    session,
    ...(cookie && { cookie }),
    ...(authorization !== null && { authorization }),
  }
  const forwarded = await forward(request, { to: store, own })
  if (typeof forwarded === 'number') return rejectionResponse(request, forwarded)
  const { headers } = forwarded
  const response = await safeResponse(forwarded.response)
  if (typeof response === 'number') return rejectionResponse(request, response)
  copyType(response, headers)
  const settings = sessionSettings(env)
  for (const relayed of visitorCookies(response.headers, settings)) headers.append('set-cookie', relayed)
  const issued = sessionCookie(response.headers, settings)
  sendClick(request, response, sessionOf(issued ?? null, env) || session)
  return new Response(response.body, { status: response.status, headers })
}
