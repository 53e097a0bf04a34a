/** The cookies of a Cookie header by name, not decoded. Of two cookies with one name the first counts: browsers send the one with the longer path first. */
export function parseCookies(header: string | null): Map<string, string> {
  const cookies = new Map<string, string>()
  for (const pair of (header ?? '').split(';')) {
    const at = pair.indexOf('=')
    const name = pair.slice(0, at).trim()
    if (at > 0 && name && !cookies.has(name)) cookies.set(name, pair.slice(at + 1).trim())
  }
  return cookies
}

/** The value of one cookie; '' when it is missing or has characters that a session id never has. */
export function readCookie(header: string | null, name: string): string {
  const value = parseCookies(header).get(name) ?? ''
  return /^[\w.~%+/=-]{1,512}$/.test(value) ? value : ''
}

/** The prefix of cookies that only this host can set (RFC 6265bis, section 4.1.3.2). */
export const HOST_PREFIX = '__Host-'

/** The name of the session cookie in browsers: on https its prefix stops other hosts of the domain from setting it (L23). */
export function sessionCookieName({
  sessionCookie,
  siteUrl,
}: {
  sessionCookie: string
  siteUrl: string
}): string {
  return (siteUrl.startsWith('https:') ? HOST_PREFIX : '') + sessionCookie
}
