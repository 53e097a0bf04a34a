/** The name of the moderator session cookie; the __Host- prefix on https stops other hosts from setting it. */
export function sessionCookieName(siteUrl: string): string {
  return siteUrl.startsWith('https:') ? '__Host-moderacao' : 'moderacao'
}

/** The Set-Cookie value for a session id, which lasts until the browser closes; '' deletes the cookie (L23). */
export function moderatorCookie(id: string, siteUrl: string): string {
  const secure = siteUrl.startsWith('https:') ? '; Secure' : ''
  const life = id === '' ? '; Max-Age=0' : ''
  return `${sessionCookieName(siteUrl)}=${id}; Path=/; HttpOnly; SameSite=Strict${life}${secure}`
}
