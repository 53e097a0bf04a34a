import { HOST_PREFIX, sessionCookieName } from '../http/cookies.ts'

/** Cookies of the shop itself and of tags: they are never sent to the store, and the store cannot set them. */
const OWN_COOKIES =
  /^(?:consentimento|cupom|pedido(?:-email)?|clique(?:-a-espera)?|formulario(?:-\d)?|(?:__Host-)?moderacao(?:-dispositivo)?|_ga(?:_.*)?|_gid|_gat.*|_gcl_.*|FPGCLAW|_fbp|_fbc)$/
const NAME = /^[\w!#$%&'*+.^`|~-]{1,100}$/
const MAX_LENGTH = 4096

function nameOf(cookie: string): string {
  return cookie.split('=', 1)[0]!.trim()
}

/** The settings that determine the name of the session cookie. */
type SessionEnv = Parameters<typeof sessionCookieName>[0]

/** The cookies of a visitor that are sent to the store, without the prefix __Host-; '' for none (platform 1). */
export function cookiesForStore(header: string | null | undefined, env?: SessionEnv): string {
  const pairs = (header ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.includes('=') && !OWN_COOKIES.test(nameOf(pair)))
  const prefixedNames = new Set(pairs.filter(hasHostPrefix).map((pair) => nameOf(withoutPrefix(pair))))
  const session = env && sessionCookieName(env)
  if (env && session !== env.sessionCookie) prefixedNames.add(env.sessionCookie)
  // Drops a cookie without the prefix that has the name of a prefixed one: another host of the domain may have set it.
  return pairs
    .filter((pair) => hasHostPrefix(pair) || !prefixedNames.has(nameOf(pair)))
    .map(withoutPrefix)
    .join('; ')
}

const hasHostPrefix = (pair: string) => pair.startsWith(HOST_PREFIX)
const withoutPrefix = (pair: string) => (hasHostPrefix(pair) ? pair.slice(HOST_PREFIX.length) : pair)

interface Attributes {
  /** Whether the shop's address is https. */
  isSecure: boolean
  /** True for pages of the store on the shop's host: path, SameSite and HttpOnly of the cookie stay unchanged. */
  isPage?: boolean
}

/**
 * A Set-Cookie value of the store, made valid for the shop's host: without Domain, Secure on https only (platform 1).
 * `undefined` for a name that belongs to the shop.
 */
export function storeCookie(cookie: string, { isSecure, isPage = false }: Attributes): string | undefined {
  const [pair = '', ...attributes] = cookie.split(';').map((part) => part.trim())
  const name = nameOf(pair)
  if (cookie.length > MAX_LENGTH || !pair.includes('=') || !NAME.test(name) || OWN_COOKIES.test(name))
    return undefined
  const remaining = attributes.filter((attribute) =>
    (isPage ? /^(?:path|max-age|expires|httponly|partitioned|priority)\b/i : /^(?:max-age|expires)\b/i).test(
      attribute,
    ),
  )
  const sameSite = attributes.find((attribute) => /^samesite=(?:lax|strict|none)$/i.test(attribute))
  return [
    pair,
    ...(isPage ? [] : ['Path=/']),
    ...remaining,
    // Browsers reject SameSite=None without Secure.
    ...(isPage
      ? sameSite
        ? [!isSecure && /none$/i.test(sameSite) ? 'SameSite=Lax' : sameSite]
        : []
      : ['SameSite=Lax', 'HttpOnly']),
    ...(isSecure ? ['Secure'] : []),
  ].join('; ')
}
