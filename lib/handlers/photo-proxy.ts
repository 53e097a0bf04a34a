import 'server-only'
import { forward } from './api-proxy.ts'
import { host } from '../host/host.ts'

const PATH = /^\/storage\/img\/avaliacoes\/\w[\w.-]{0,127}$/
// Formats that a browser draws and never executes.
const TYPES = new Set(['image/jpeg', 'image/png', 'image/gif', 'image/webp'])

/**
 * Same-origin proxy of review photos. Visitors uploaded them, so a response must have the type of a picture and gets headers
 * that stop a browser from executing it (L22).
 */
export async function proxyToPhotos(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url)
  if (!PATH.test(pathname)) return reject(404)
  const forwarded = await forward(request, { to: host().reports })
  if (typeof forwarded === 'number') return reject(503)
  const { answer } = forwarded
  if (answer.status === 429) return answer
  const [type = ''] = (answer.headers.get('content-type') ?? '').split(';')
  const isPhoto = answer.status === 304 || (answer.status === 200 && TYPES.has(type.trim().toLowerCase()))
  if (!isPhoto) {
    await answer.body?.cancel()
    return reject(answer.status >= 500 ? 503 : 404)
  }
  const headers = new Headers({
    'Cache-Control': 'public, max-age=86400',
    'Content-Disposition': 'inline',
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'X-Content-Type-Options': 'nosniff',
    ...(answer.status === 200 && { 'Content-Type': type.trim().toLowerCase() }),
  })
  const etag = answer.headers.get('etag')
  if (etag) headers.set('ETag', etag)
  return new Response(answer.body, { status: answer.status, headers })
}

function reject(status: 404 | 503): Response {
  const headers = {
    'Cache-Control': status === 404 ? 'public, max-age=60' : 'no-store',
    'X-Robots-Tag': 'noindex',
  }
  return new Response(null, { status, headers })
}
