const REQUEST_HEADERS = 'App-Token, Session, Content-Type, If-Match, Idempotency-Key, Accept-Language'
const EXPOSED_HEADERS = 'Session, ETag, Request-Id, Retry-After'
const METHODS = 'GET, HEAD, POST, PUT, DELETE'
const MAX_AGE_S = '600'

/**
 * Returns the response to a CORS preflight, null for any other request. Only the shop's origin is allowed, for a shop
 * that calls this API on another host (contract 3.1).
 */
export function preflightResponse(request: Request, siteUrl: string): Response | null {
  if (request.method !== 'OPTIONS') return null
  const headers = new Headers({ Vary: 'Origin' })
  if (isShop(request, siteUrl)) {
    headers.set('Access-Control-Allow-Origin', new URL(siteUrl).origin)
    headers.set('Access-Control-Allow-Methods', METHODS)
    headers.set('Access-Control-Allow-Headers', REQUEST_HEADERS)
    headers.set('Access-Control-Max-Age', MAX_AGE_S)
  }
  return new Response(null, { status: 204, headers })
}

/** Adds the CORS headers that let pages of the shop read a response. */
export function allowOrigin(request: Request, response: Response, siteUrl: string): Response {
  response.headers.append('Vary', 'Origin')
  if (isShop(request, siteUrl)) {
    response.headers.set('Access-Control-Allow-Origin', new URL(siteUrl).origin)
    response.headers.set('Access-Control-Expose-Headers', EXPOSED_HEADERS)
  }
  return response
}

function isShop(request: Request, siteUrl: string): boolean {
  return request.headers.get('origin') === new URL(siteUrl).origin
}
