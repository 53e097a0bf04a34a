/** A call of a purge API. */
export interface PurgeRequest {
  url: string
  method: 'POST' | 'PURGE'
  headers: Record<string, string>
  body?: string
}

/** The number of keys in one call: Cloudflare reads 30, Fastly 256. */
export const KEYS_PER_CALL = 30

/**
 * Returns the function that makes the call for surrogate keys, in the form that the host of `address` expects. The user name in
 * `address` is the token of the API. Copies become stale and are not deleted where the API has a choice, so that visitors get
 * them while no shop responds (R6).
 */
export function createPurgeRequest(address: string): (keys: readonly string[]) => PurgeRequest {
  const target = new URL(address)
  const token = decodeURIComponent(target.username)
  target.username = target.password = ''
  const url = target.href
  const bearer = token === '' ? {} : { authorization: `Bearer ${token}` }
  if (target.hostname === 'api.cloudflare.com')
    return (keys) => ({
      url,
      method: 'POST',
      headers: { ...bearer, 'content-type': 'application/json' },
      body: JSON.stringify({ tags: keys }),
    })
  if (target.hostname === 'api.fastly.com')
    return (keys) => ({
      url,
      method: 'POST',
      headers: { 'fastly-key': token, 'fastly-soft-purge': '1', 'surrogate-key': keys.join(' ') },
    })
  return (keys) => ({ url, method: 'PURGE', headers: { ...bearer, 'surrogate-key': keys.join(' ') } })
}
