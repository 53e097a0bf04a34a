/** The name of the moderator session cookie; the __Host- prefix on https stops other hosts from setting it. */
export function moderationCookieName(siteUrl: string): string {
  return siteUrl.startsWith('https:') ? '__Host-moderacao' : 'moderacao'
}

/** The Set-Cookie value for a session id, which lasts until the browser closes; '' deletes the cookie (L23). */
export function moderatorCookie(id: string, siteUrl: string): string {
  const secure = siteUrl.startsWith('https:') ? '; Secure' : ''
  const life = id === '' ? '; Max-Age=0' : ''
  return `${moderationCookieName(siteUrl)}=${id}; Path=/; HttpOnly; SameSite=Strict${life}${secure}`
}

const DEVICE_LIFE_S = 180 * 86_400

/** The name of the cookie that marks a device on which a moderator has signed in (docs/decisions/0062). */
export function deviceCookieName(siteUrl: string): string {
  return `${moderationCookieName(siteUrl)}-dispositivo`
}

/** The Set-Cookie value for a device token, for half a year. */
export function deviceCookie(token: string, siteUrl: string): string {
  const secure = siteUrl.startsWith('https:') ? '; Secure' : ''
  return `${deviceCookieName(siteUrl)}=${token}; Path=/; HttpOnly; SameSite=Strict; Max-Age=${DEVICE_LIFE_S}${secure}`
}
