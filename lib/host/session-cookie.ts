import type { Env } from '../config/env.ts'
import { HOST_PREFIX, readCookie, sessionCookieName } from '../http/cookies.ts'
import { storeCookie } from './store-cookies.ts'

const THIRTY_DAYS_S = 30 * 86_400

interface CookieSettings {
  name: string
  isSecure: boolean
}

/** The session id in a browser's Cookie header; '' for none. */
export function sessionOf(header: string | null, env: Pick<Env, 'sessionCookie' | 'siteUrl'>): string {
  return readCookie(header, sessionCookieName(env))
}

/** The name of the session cookie at the store, and whether the shop's own cookie is Secure: on https. */
export function sessionSettings({ sessionCookie: name, siteUrl }: Env): CookieSettings {
  return { name, isSecure: siteUrl.startsWith('https:') }
}

/**
 * The Set-Cookie value for the session in a store response: the shop's own origin, thirty days, HttpOnly (contract 3.1). A
 * store on another host names its own domain, which a browser would reject. `undefined` when the response has no session.
 */
export function sessionCookie(response: Headers, { name, isSecure }: CookieSettings): string | undefined {
  // PHP may send the same cookie twice; the last one counts.
  const issued = response.getSetCookie().findLast((cookie) => cookie.startsWith(`${name}=`))
  const value = issued ? issued.slice(name.length + 1).split(';', 1)[0]! : response.get('session')
  if (value === null) return undefined
  const isDeleted = value === '' || value === 'deleted' || /;\s*max-age=0\b/i.test(issued ?? '')
  const maxAge = isDeleted ? 0 : THIRTY_DAYS_S
  return `${isSecure ? HOST_PREFIX : ''}${name}=${isDeleted ? '' : value}; Path=/; Max-Age=${maxAge}; SameSite=Lax; HttpOnly${isSecure ? '; Secure' : ''}`
}

/** Every Set-Cookie value that a browser gets from a store response: the session first, then the store's other cookies (platform 1). */
export function visitorCookies(response: Headers, settings: CookieSettings): string[] {
  const session = sessionCookie(response, settings)
  const others = response
    .getSetCookie()
    .filter((cookie) => !cookie.startsWith(`${settings.name}=`))
    .flatMap((cookie) => storeCookie(cookie, settings) ?? [])
  return session === undefined ? others : [session, ...others]
}
