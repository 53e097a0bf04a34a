const THIRTY_DAYS_S = 30 * 86_400

interface CookieSettings {
  name: string
  isSecure: boolean
}

/**
 * The session of a store's answer as a cookie of the shop: its own origin, thirty days, closed to scripts (contract 3.1). A store on
 * another host names its own domain and life, which a browser would refuse or forget. Nothing when the answer has no session.
 */
export function sessionCookie(answer: Headers, { name, isSecure }: CookieSettings): string | undefined {
  const issued = answer.getSetCookie().find((cookie) => cookie.startsWith(`${name}=`))
  const value = issued ? issued.slice(name.length + 1).split(';', 1)[0]! : answer.get('session')
  if (value === null) return undefined
  const isGone = value === '' || value === 'deleted' || /;\s*max-age=0\b/i.test(issued ?? '')
  const life = isGone ? 0 : THIRTY_DAYS_S
  return `${name}=${isGone ? '' : value}; Path=/; Max-Age=${life}; SameSite=Lax; HttpOnly${isSecure ? '; Secure' : ''}`
}
