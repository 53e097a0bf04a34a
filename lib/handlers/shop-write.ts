import 'server-only'
import { isSameOrigin, readRequestText } from './api-proxy.ts'
import { host } from '../host/host.ts'
import { VISITOR_IP_HEADER } from '../http/visitor-ip-header.ts'
import { sessionOf } from '../host/session-cookie.ts'
import { tooMany } from './too-many.ts'

/** Headers of a response that is for one visitor only: never cached, never indexed. */
export const PRIVATE_HEADERS = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' }

/** A response without a body that sets cookies. */
export function cookieResponse(status: number, cookies: readonly string[], location?: string): Response {
  const headers = new Headers({ ...PRIVATE_HEADERS, ...(location !== undefined && { location }) })
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  return new Response(null, { status, headers })
}

/**
 * The fields of a write to the shop itself (not to an API), sent as a form or as JSON; or the rejection: foreign origin (403), too
 * large (413), unreadable (400), rate limit (429) (L15, L23, L25).
 */
export async function readShopWrite(request: Request): Promise<Record<string, unknown> | Response> {
  if (!isSameOrigin(request)) return rejection(403)
  const { env, limits } = host()
  const wait = await limits.take('write', {
    ip: request.headers.get(VISITOR_IP_HEADER) ?? '',
    session: sessionOf(request.headers.get('cookie'), env),
  })
  if (wait > 0) return tooMany(request, wait).response
  const text = await readRequestText(request)
  if (text === undefined) return rejection(413)
  return (await fieldsOf(text, request.headers.get('content-type') ?? '')) ?? rejection(400)
}

async function fieldsOf(text: string, type: string): Promise<Record<string, unknown> | undefined> {
  try {
    const value: unknown = /^application\/json\b/i.test(type)
      ? JSON.parse(text)
      : Object.fromEntries(await new Response(text, { headers: { 'content-type': type } }).formData())
    return typeof value === 'object' && value !== null ? { ...value } : undefined
  } catch {
    return undefined
  }
}

/** A rejection without a body. */
export function rejection(status: 400 | 403 | 413): Response {
  return new Response(null, { status, headers: PRIVATE_HEADERS })
}
