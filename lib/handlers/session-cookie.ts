const THIRTY_DAYS_S = 30 * 86_400

interface CookieSettings {
  name: string
  isSecure: boolean
}

/**
 * The Set-Cookie value for the session in a store response: the shop's own origin, thirty days, HttpOnly (contract 3.1). A
 * store on another host names its own domain, which a browser would reject. `undefined` when the response has no session.
 */
export function sessionCookie(response: Headers, { name, isSecure }: CookieSettings): string | undefined {
  const issued = response.getSetCookie().find((cookie) => cookie.startsWith(`${name}=`))
  const value = issued ? issued.slice(name.length + 1).split(';', 1)[0]! : response.get('session')
  if (value === null) return undefined
  const isDeleted = value === '' || value === 'deleted' || /;\s*max-age=0\b/i.test(issued ?? '')
  const life = isDeleted ? 0 : THIRTY_DAYS_S
  return `${name}=${isDeleted ? '' : value}; Path=/; Max-Age=${life}; SameSite=Lax; HttpOnly${isSecure ? '; Secure' : ''}`
}
