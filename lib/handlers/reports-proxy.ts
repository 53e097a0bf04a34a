import 'server-only'
import { forward } from './api-proxy.ts'
import { copyType, safeResponse } from './api-response.ts'
import type { ProxyRejection } from './proxy-rejection.ts'
import { host } from '../host/host.ts'
import { currentRequestId } from '../host/request-id.ts'
import { endpointMismatch } from '../routes/api-endpoints.ts'
import { PRIVATE_HEADERS } from './shop-write.ts'
import { sendReviewByForm } from './review-form.ts'
import { forwardUpload } from './review-upload.ts'
import { sendSurveyByForm } from './survey-form.ts'

const REVIEW = '/api/avaliacao'
const FORM = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)/i

const REJECTIONS: Record<ProxyRejection, string> = {
  403: 'Origem não permitida.',
  404: 'Not found',
  405: 'Method not allowed',
  413: 'O envio é grande demais.',
  502: 'Não é possível receber respostas no momento. Tente novamente em instantes.',
  503: 'Não é possível receber respostas no momento. Tente novamente em instantes.',
}

function reject(status: ProxyRejection, more: Record<string, string> = {}): Response {
  const requestId = currentRequestId()
  const headers = {
    ...PRIVATE_HEADERS,
    ...(requestId && { 'request-id': requestId }),
    ...(status === 503 && { 'retry-after': '5' }),
    ...more,
  }
  return Response.json({ message: REJECTIONS[status] }, { status, headers })
}

/** The path of a redirect within this shop; `undefined` for one to another origin (L26). */
export function ownPath(location: string | null, siteUrl: string): string | undefined {
  const target = location === null ? null : URL.parse(location, siteUrl)
  if (target?.origin !== new URL(siteUrl).origin) return undefined
  const path = target.pathname + target.search + target.hash
  return /^\/(?![/\\])/.test(path) ? path : undefined
}

/** Same-origin proxy of the reports API for browsers; forwards no token, and the session only with a review to the store in this process (contract 3, L23). */
export async function proxyToReports(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url)
  const { env, reports } = host()
  if (!reports || !pathname.startsWith('/api/')) return reject(404)
  const mismatch = endpointMismatch(request.method, pathname)
  if (mismatch) return reject(mismatch.status, 'allow' in mismatch ? { allow: mismatch.allow } : {})
  const isReview = pathname === REVIEW
  if (isPlainForm(request))
    return isReview ? sendReviewByForm(request, reports, reject) : sendSurveyByForm(request, reports, reject)
  const forwarded = isReview ? await forwardUpload(request, reports) : await forward(request, { to: reports })
  if (typeof forwarded === 'number') return reject(forwarded)
  const { headers } = forwarded
  if (
    forwarded.response.status >= 300 &&
    forwarded.response.status < 400 &&
    forwarded.response.status !== 304
  ) {
    const location = ownPath(forwarded.response.headers.get('location'), env.siteUrl)
    if (location === undefined) return reject(502)
    headers.set('location', location)
    headers.delete('content-type')
    return new Response(null, { status: forwarded.response.status, headers })
  }
  const response = await safeResponse(forwarded.response)
  if (typeof response === 'number') return reject(response)
  copyType(response, headers)
  return new Response(response.body, { status: response.status, headers })
}

function isPlainForm({ method, headers }: Request): boolean {
  const type = headers.get('content-type') ?? ''
  const accept = headers.get('accept') ?? ''
  return method === 'POST' && FORM.test(type) && /text\/html/i.test(accept)
}
