import 'server-only'
import { forward } from './api-proxy.ts'
import { host } from '../host/host.ts'
import { REVIEW_PHOTO } from '../routes/address-space.ts'

// Image formats that cannot contain scripts.
const TYPES = new Set(['image/jpeg', 'image/png', 'image/gif', 'image/webp'])

/**
 * Same-origin proxy of review photos. Visitors uploaded them, so a response must have the type of a picture and gets headers
 * that stop a browser from executing it (L22).
 */
export async function proxyToPhotos(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url)
  const { reports } = host()
  if (!REVIEW_PHOTO.test(pathname) || !reports) return reject(404)
  const forwarded = await forward(request, { to: reports })
  if (typeof forwarded === 'number') return reject(503)
  const { response } = forwarded
  const [type = ''] = (response.headers.get('content-type') ?? '').split(';')
  const isPhoto = response.status === 304 || (response.status === 200 && TYPES.has(type.trim().toLowerCase()))
  if (!isPhoto) {
    await response.body?.cancel()
    if (response.status === 429) return reject(429, response.headers.get('retry-after'))
    return reject(response.status >= 500 ? 503 : 404)
  }
  const headers = new Headers({
    'Cache-Control': 'public, max-age=86400',
    'Content-Disposition': 'inline',
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'X-Content-Type-Options': 'nosniff',
    ...(response.status === 200 && { 'Content-Type': type.trim().toLowerCase() }),
  })
  const etag = response.headers.get('etag')
  if (etag) headers.set('ETag', etag)
  return new Response(response.body, { status: response.status, headers })
}

function reject(status: 404 | 429 | 503, retryAfter: string | null = null): Response {
  const headers = {
    'Cache-Control': status === 404 ? 'public, max-age=60' : 'no-store',
    'X-Robots-Tag': 'noindex',
    ...(retryAfter !== null && { 'Retry-After': retryAfter }),
  }
  return new Response(null, { status, headers })
}
