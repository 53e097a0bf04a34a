/** The cookies of a Cookie header by name, undecoded. Of two with one name the first counts: its path is the longer one. */
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
