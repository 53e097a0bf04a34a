import type { ErrorCode, FieldIssue } from '#lib/contract/error.ts'
import type { Message } from '#lib/contract/message.ts'
import { languageTag, type Lang } from '#lib/routes/lang.ts'
import type { EtaggedDocument } from '../store/document-cache.ts'
import { ERROR_TEXTS, FIELD_TEXTS } from '../store/texts.ts'

/** Cache-Control by kind of response (contract 3.3). */
export const CACHE = {
  settings: 'public, max-age=60, s-maxage=300, stale-while-revalidate=3600',
  page: 'public, max-age=0, s-maxage=120, stale-while-revalidate=600',
  search: 'public, max-age=0, s-maxage=30, stale-while-revalidate=600',
  missing: 'public, s-maxage=30',
  reviews: 'public, max-age=0, s-maxage=60, stale-while-revalidate=300',
  // Only a day, because a moderator may hide a photo.
  photo: 'public, max-age=86400',
  personal: 'private, no-store',
} as const

/**
 * The result of a handler, before it becomes a Response. The body is JSON unless the headers set another
 * Content-Type.
 */
export interface HandlerResult {
  status: number
  body: string | Uint8Array<ArrayBuffer>
  cacheControl: string
  etag?: string
  headers?: Record<string, string>
  /** A session token to send to the client. */
  session?: string
  /** A further cookie, which scripts cannot read. */
  cookie?: { name: string; value: string; lifeS: number }
  /** The language of the body when the path selects another one than the request headers. */
  language?: Lang
}

/** The request id and language of a response. */
export interface RequestContext {
  requestId: string
  language: Lang
}

/** A 200 result with a cacheable document. */
export function cacheable({ text, etag }: EtaggedDocument, cacheControl: string): HandlerResult {
  return { status: 200, body: text, etag, cacheControl }
}

/** A 200 result for one visitor only. */
export function personal(document: object, session?: string | null): HandlerResult {
  return {
    status: 200,
    body: JSON.stringify(document),
    cacheControl: CACHE.personal,
    ...(session && { session }),
  }
}

/** Optional fields of an error result. */
export interface FailureDetails {
  /** Replaces the standard sentence of the code. */
  text?: string
  fields?: Record<string, FieldIssue[]>
  extra?: object
  cacheControl?: string
  headers?: Record<string, string>
  etag?: string
}

/**
 * An error result in the visitor's language. `mensagens` has the form of the cart's messages, so the cart can show
 * it (contract 3.4, 3.6).
 */
export function failure(
  context: RequestContext,
  status: number,
  code: ErrorCode,
  details: FailureDetails = {},
): HandlerResult {
  const { language, requestId } = context
  const text = details.text ?? ERROR_TEXTS[code][language]
  const message: Message = { tipo: 'erro', codigo: code, mensagem: text }
  const body = {
    error: text,
    codigo: code,
    ...(details.fields && { campos: translate(details.fields, language) }),
    requestId,
    mensagens: [message],
    ...details.extra,
  }
  return {
    status,
    body: JSON.stringify(body),
    cacheControl: details.cacheControl ?? CACHE.personal,
    ...(details.headers && { headers: details.headers }),
    ...(details.etag && { etag: details.etag }),
  }
}

/** Builds the Response: 304 when the client's ETag matches, no body for HEAD. */
export function toResponse(
  request: Request,
  result: HandlerResult,
  context: RequestContext,
  cookie: { name: string; isSecure: boolean },
): Response {
  const headers = new Headers({
    'Cache-Control': result.cacheControl,
    'Content-Language': languageTag(context.language),
    Vary: 'App-Token, Accept-Language',
    'Request-Id': context.requestId,
    'X-Content-Type-Options': 'nosniff',
    ...result.headers,
  })
  if (result.etag) headers.set('ETag', result.etag)
  const secure = cookie.isSecure ? '; Secure' : ''
  if (result.cookie) {
    const { name, value, lifeS } = result.cookie
    headers.append(
      'Set-Cookie',
      `${name}=${value}; Path=/; Max-Age=${lifeS}; SameSite=Lax; HttpOnly${secure}`,
    )
  }
  if (result.session) {
    headers.set('Session', result.session)
    headers.append(
      'Set-Cookie',
      `${cookie.name}=${result.session}; Path=/; Max-Age=2592000; SameSite=Lax${secure}`,
    )
  }
  if (result.status === 200 && matchesEtag(request, result.etag))
    return new Response(null, { status: 304, headers })
  if (result.body !== '' && !headers.has('Content-Type'))
    headers.set('Content-Type', 'application/json; charset=utf-8')
  const isBare = request.method === 'HEAD' || result.body === ''
  return new Response(isBare ? null : result.body, { status: result.status, headers })
}

function matchesEtag(request: Request, etag: string | undefined): boolean {
  if (!etag || (request.method !== 'GET' && request.method !== 'HEAD')) return false
  const ifNoneMatch = request.headers.get('if-none-match')
  if (!ifNoneMatch) return false
  return ifNoneMatch
    .split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''))
    .some((tag) => tag === '*' || tag === etag)
}

function translate(fields: Record<string, FieldIssue[]>, language: Lang): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(fields).map(([path, issues]) => [
      path,
      issues.map((issue) => FIELD_TEXTS[issue][language]),
    ]),
  )
}
