import 'server-only'
import { withinResponsiveTime } from '../concurrency/responsive-time.ts'
import { createApiClient, type ApiClient } from '../client/api-client.ts'
import { langOfParam, languageTag, type Lang } from '../routes/lang.ts'
import { localePath } from '../routes/paths.ts'
import { isSameOrigin, readRequestText, proxyToStore } from './api-proxy.ts'
import { VISITOR_IP_HEADER } from '../http/visitor-ip-header.ts'
import { rejection } from './shop-write.ts'

/** The fields of a form by their names. */
export type FormFields = Record<string, string>

/** The request that sent a form, and the language of the page with the form. */
export interface FormCall {
  request: Request
  lang: Lang
}

/** The route parameters of a form's target. */
export type FormContext = { params: Promise<{ lang: string }> }

/**
 * The POST handler of a plain form below `/[lang]`: `handle` answers what was sent, or `readForm` rejects it. Each field is cut after
 * `maxLength` characters.
 */
export function formHandler(
  handle: (form: FormFields, call: FormCall) => Promise<Response>,
  maxLength = 500,
): (request: Request, context: FormContext) => Promise<Response> {
  return async (request, { params }) => {
    const lang = langOfParam((await params).lang)
    const form = await readForm(request, maxLength)
    return form instanceof Response ? form : handle(form, { request, lang })
  }
}

/**
 * Lets a script send a plain form and stay on its page: to a request that accepts JSON, the 303 is a 204 with the same cookies and
 * location, because scripts cannot read a redirect.
 */
export function orInPlace(
  handler: (request: Request, context: FormContext) => Promise<Response>,
): (request: Request, context: FormContext) => Promise<Response> {
  return async (request, context) => {
    const response = await handler(request, context)
    const isScript = request.headers.get('accept') === 'application/json'
    return isScript && response.status === 303
      ? new Response(null, { status: 204, headers: response.headers })
      : response
  }
}

/** Calls the store for a plain HTML form, through the API proxy; the response carries the session cookie for the browser. */
export async function writeFromForm(
  request: Request,
  lang: Lang,
  call: {
    method: 'POST' | 'PUT' | 'DELETE'
    path: string
    body: unknown
    headers?: Record<string, string>
  },
): Promise<Response> {
  const headers = {
    ...proxyHeaders(request),
    'content-type': 'application/json',
    'accept-language': languageTag(lang),
    ...call.headers,
  }
  const url = new URL(`/v2/front/${call.path}`, request.url)
  return proxyToStore(new Request(url, { method: call.method, headers, body: JSON.stringify(call.body) }))
}

/** A client of the store for a plain HTML form, through the API proxy. Cookies of the store's responses go only to `onResponse`. */
export function storeOfForm(
  request: Request,
  lang: Lang,
  onResponse: (response: Response) => void = () => {},
): ApiClient {
  return createApiClient({
    base: new URL('/v2/front', request.url).href,
    lang,
    timeoutMs: FORM_TIMEOUT_MS,
    within: withinResponsiveTime,
    headers: proxyHeaders(request),
    fetch: async (input) => {
      const response = await proxyToStore(input as Request)
      onResponse(response)
      return response
    },
  })
}

// Longer than the deadline in server/upstream/upstream.ts, which ends a call first (L8).
const FORM_TIMEOUT_MS = 10_000

// The request headers that the API proxy needs.
function proxyHeaders({ headers }: Request): Record<string, string> {
  const names = ['cookie', 'origin', 'host', 'sec-fetch-site', VISITOR_IP_HEADER]
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = headers.get(name)
      return value === null ? [] : [[name, value]]
    }),
  )
}

/** A 303 redirect to a page of the shop after a form, never to another origin (L26); copies the cookies of `response`. */
export function seeOther(lang: Lang, path: string, response?: Response): Response {
  const headers = new Headers({ location: localePath(lang, path), 'cache-control': 'no-store' })
  for (const cookie of response?.headers.getSetCookie() ?? []) headers.append('set-cookie', cookie)
  return new Response(null, { status: 303, headers })
}

/**
 * The text fields of a posted form in their order, each cut after `maxLength` characters; or the rejection: foreign origin (403), too
 * large (413), unreadable (400) (L15, L23).
 */
export async function readFields(
  request: Request,
  maxLength = 500,
): Promise<[name: string, value: string][] | Response> {
  if (!isSameOrigin(request)) return rejection(403)
  const text = await readRequestText(request)
  if (text === undefined) return rejection(413)
  const type = request.headers.get('content-type') ?? ''
  const form = await new Response(text, { headers: { 'content-type': type } })
    .formData()
    .catch(() => undefined)
  if (!form) return rejection(400)
  return [...form].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, cut(value, maxLength)]] : [],
  )
}

// Without NUL, which PostgreSQL cannot store, and without half of a character at the end, which no address can contain.
function cut(text: string, maxLength: number): string {
  return text
    .replaceAll('\0', '')
    .slice(0, maxLength)
    .replace(/\p{Surrogate}$/u, '')
}

/** The fields of `readFields` as an object; of several fields with one name the last one wins. */
export async function readForm(request: Request, maxLength = 500): Promise<FormFields | Response> {
  const fields = await readFields(request, maxLength)
  return fields instanceof Response ? fields : Object.fromEntries(fields)
}
