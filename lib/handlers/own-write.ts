import 'server-only'
import { isSameOrigin, readBody } from './api-proxy.ts'
import { host } from '../host/host.ts'
import { ADDRESS_HEADER } from '../host/limits.ts'
import { readCookie } from '../http/cookies.ts'
import { tooMany } from './too-many.ts'

/** What goes with every answer that is one visitor's own. */
export const OWN_HEADERS = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' }

/** An answer without a body that sets cookies. */
export function settingCookies(status: number, cookies: readonly string[], location?: string): Response {
  const headers = new Headers({ ...OWN_HEADERS, ...(location !== undefined && { location }) })
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  return new Response(null, { status, headers })
}

/**
 * The fields of a small write to the shop itself, from a form or from JSON; or why there are none: another origin
 * (403), too much of it (413), unreadable (400), too often (429) (L15, L23, L25).
 */
export async function readOwnWrite(request: Request): Promise<Record<string, unknown> | Response> {
  if (!isSameOrigin(request)) return refusal(403)
  const { env, limits } = host()
  const wait = await limits.take('write', {
    address: request.headers.get(ADDRESS_HEADER) ?? '',
    session: readCookie(request.headers.get('cookie'), env.sessionCookie),
  })
  if (wait > 0) return tooMany(request, wait).answer
  const text = await readBody(request)
  if (text === undefined) return refusal(413)
  return (await fieldsOf(text, request.headers.get('content-type') ?? '')) ?? refusal(400)
}

/** The fields of a text of JSON or of a form; nothing when it is neither. */
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

/** A refusal without a body. */
export function refusal(status: 400 | 403 | 413): Response {
  return new Response(null, { status, headers: OWN_HEADERS })
}
