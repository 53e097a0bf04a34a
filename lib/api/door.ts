import 'server-only'
import { host } from './host.ts'

const LARGEST_BODY = 64 * 1024
const REQUEST_HEADERS = [
  'accept',
  'accept-language',
  'content-type',
  'if-match',
  'if-none-match',
  'idempotency-key',
]
const ANSWER_HEADERS = [
  'content-type',
  'content-language',
  'cache-control',
  'etag',
  'request-id',
  'retry-after',
  'vary',
  'x-ratelimit-limit',
  'x-ratelimit-remaining',
]

function sessionOf(request: Request, name: string): string {
  for (const pair of (request.headers.get('cookie') ?? '').split(';')) {
    const [key, ...value] = pair.split('=')
    if (key?.trim() === name) return decodeURIComponent(value.join('=').trim())
  }
  return ''
}

// The visitor's own scripts have no use for the session; only the server reads it (contract 3.1).
function httpOnly(cookie: string): string {
  return /;\s*httponly/i.test(cookie) ? cookie : `${cookie}; HttpOnly`
}

function refusal(status: number, error: string): Response {
  return Response.json(
    { error, mensagens: [{ tipo: 'erro', mensagem: error }] },
    { status, headers: { 'cache-control': 'no-store' } },
  )
}

/** Whether a request comes from a page of this shop: state changes from anywhere else are refused (L23). */
export function isSameOrigin(request: Request): boolean {
  const site = request.headers.get('sec-fetch-site')
  if (site) return site === 'same-origin' || site === 'none'
  const origin = request.headers.get('origin')
  return origin === null || URL.parse(origin)?.host === request.headers.get('host')
}

/**
 * The same-origin door of the store API for browsers: adds the App-Token, turns the session cookie into the Session
 * header, and hands the answer back with the session in an HttpOnly cookie only (contract 3.1, decisions T9).
 */
export async function throughStoreDoor(request: Request): Promise<Response> {
  const { env, store } = host()
  const isWrite = request.method !== 'GET' && request.method !== 'HEAD'
  if (isWrite && !isSameOrigin(request)) return refusal(403, 'Origem não permitida.')
  const { pathname, search } = new URL(request.url)
  const headers = new Headers({ 'app-token': env.appToken, session: sessionOf(request, env.sessionCookie) })
  for (const name of REQUEST_HEADERS) {
    const value = request.headers.get(name)
    if (value !== null) headers.set(name, value)
  }
  if (Number(request.headers.get('content-length') ?? 0) > LARGEST_BODY)
    return refusal(413, 'Pedido grande demais.')
  const body = isWrite ? await request.text() : null
  let answer: Response
  try {
    answer = await store.fetch(
      new Request(`${store.base}${pathname}${search}`, { method: request.method, headers, body }),
    )
  } catch {
    return refusal(503, 'A loja está indisponível no momento. Tente novamente em instantes.')
  }
  const out = new Headers({ 'x-robots-tag': 'noindex' })
  for (const name of ANSWER_HEADERS) {
    const value = answer.headers.get(name)
    if (value !== null) out.set(name, value)
  }
  for (const cookie of answer.headers.getSetCookie()) out.append('set-cookie', httpOnly(cookie))
  return new Response(answer.body, { status: answer.status, headers: out })
}
