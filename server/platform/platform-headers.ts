import type { IncomingHttpHeaders } from 'node:http'
import { sessionCookie } from '#lib/host/session-cookie.ts'
import { cookiesForStore, storeCookie } from '#lib/host/store-cookies.ts'

/** Headers by name, as undici returns and accepts them. */
export type ProxyHeaders = Record<string, string | string[] | undefined>

// Headers of one connection only (RFC 9110, section 7.6.1). The server has already answered `expect`.
const HOP_BY_HOP = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'expect',
]
// The proxy sets these itself, or the store trusts them only from its own proxy.
const NOT_SENT = ['host', 'cookie', 'origin', 'referer', 'forwarded', 'via', 'x-real-ip']
// They are meant for the store's host and would change how browsers treat the whole shop.
const NOT_RETURNED = ['strict-transport-security', 'alt-svc', 'clear-site-data', 'service-worker-allowed']

/** The store, the shop and the visitor of a proxied request. */
export interface ProxySides {
  /** The origin of the store. */
  store: string
  /** Whether the shop's address is https. */
  isSecure: boolean
  /** The name of the session cookie at the store. */
  sessionCookieName: string
  /** The visitor's IP address. */
  ip: string
}

function withoutHopByHop(headers: ProxyHeaders): [string, string | string[]][] {
  const named = String(headers['connection'] ?? '')
    .split(',')
    .map((name) => name.trim().toLowerCase())
  return Object.entries(headers).filter(
    (entry): entry is [string, string | string[]] =>
      entry[1] !== undefined && !HOP_BY_HOP.includes(entry[0]) && !named.includes(entry[0]),
  )
}

/** The request headers for the store: no cookie of the shop, the shop's origin replaced by the store's (P30). */
export function headersToStore(sent: IncomingHttpHeaders, sides: ProxySides): ProxyHeaders {
  const host = String(sent['x-forwarded-host'] ?? sent.host ?? '')
  const forwarded = withoutHopByHop(sent).filter(
    ([name]) => !NOT_SENT.includes(name) && !/^x-(?:forwarded-|visitor-|needs-)/.test(name),
  )
  const cookie = cookiesForStore(sent.cookie, {
    sessionCookie: sides.sessionCookieName,
    siteUrl: sides.isSecure ? 'https:' : 'http:',
  })
  // A check of the store compares the origin with its own host. A foreign origin stays, so that the check still rejects it.
  const own = (value: string | undefined) => {
    const url = value === undefined ? null : URL.parse(value)
    return url?.host === host ? value!.replace(url.origin, sides.store) : value
  }
  return {
    ...Object.fromEntries(forwarded),
    ...(cookie && { cookie }),
    ...(sent.origin !== undefined && { origin: own(sent.origin) }),
    ...(sent.referer !== undefined && { referer: own(sent.referer) }),
    'x-forwarded-host': host,
    'x-forwarded-proto': sides.isSecure ? 'https' : 'http',
    'x-forwarded-for': sides.ip,
  }
}

/** A Location on the store's own host as a path of the shop; any other one unchanged. */
export function shopLocation(location: string, store: string): string {
  const target = URL.parse(location)
  return target && target.host === new URL(store).host
    ? target.pathname.replace(/^\/{2,}/, '/') + target.search + target.hash
    : location
}

/** The response headers for the browser: cookies and Location are the shop's; `isPrivate` forbids caches to store it (P30). */
export function headersFromStore(
  received: ProxyHeaders,
  { store, isSecure, sessionCookieName: name }: ProxySides,
  isPrivate: boolean,
): ProxyHeaders {
  const forwarded = withoutHopByHop(received).filter(
    ([name]) => name !== 'set-cookie' && !NOT_RETURNED.includes(name),
  )
  const headers: ProxyHeaders = Object.fromEntries(forwarded)
  // On https the shop's own session cookie replaces the store's, so that the browser holds one session (L23).
  const visitorSession = (cookie: string) =>
    sessionCookie(new Headers({ 'set-cookie': cookie }), { name, isSecure })
  const cookies = [received['set-cookie'] ?? []]
    .flat()
    .flatMap(
      (cookie) =>
        (isSecure && visitorSession(cookie)) || (storeCookie(cookie, { isSecure, isPage: true }) ?? []),
    )
  if (cookies.length > 0) headers['set-cookie'] = cookies
  for (const name of ['location', 'content-location']) {
    const value = headers[name]
    if (typeof value === 'string') headers[name] = shopLocation(value, store)
  }
  if (!isPrivate) return headers
  for (const name of ['expires', 'age', 'pragma']) delete headers[name]
  return { ...headers, 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' }
}
