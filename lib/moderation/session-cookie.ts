/** The name of the cookie that holds a moderator's session; over https no other host can set it. */
export function sessionCookieName(siteUrl: string): string {
  return siteUrl.startsWith('https:') ? '__Host-moderacao' : 'moderacao'
}

/** The cookie that opens a session until the browser is closed, or with '' ends it (L23). */
export function moderatorCookie(id: string, siteUrl: string): string {
  const secure = siteUrl.startsWith('https:') ? '; Secure' : ''
  const life = id === '' ? '; Max-Age=0' : ''
  return `${sessionCookieName(siteUrl)}=${id}; Path=/; HttpOnly; SameSite=Strict${life}${secure}`
}
