import 'server-only'
import { isSameOrigin, forward, type ProxyRejection } from './api-proxy.ts'
import { host } from '../host/host.ts'
import { PRIVATE_HEADERS } from './shop-write.ts'
import { reviewFromForm } from './review-form.ts'
import { readReviewUpload } from './review-upload.ts'
import { surveyFromForm } from './survey-form.ts'

const REVIEW = '/api/avaliacao'
const PATHS = /^\/api\/(?:nps|avaliacao|avaliacoes\/(?:produto\/[^/]+|media\/[^/]+\/[^/]+))$/

const FORM = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)/i

const REJECTIONS: Record<ProxyRejection | 404, string> = {
  403: 'Origem não permitida.',
  404: 'Not found',
  413: 'Pedido grande demais.',
  503: 'Não é possível receber respostas no momento. Tente novamente em instantes.',
}

function reject(status: keyof typeof REJECTIONS): Response {
  return Response.json({ message: REJECTIONS[status] }, { status, headers: PRIVATE_HEADERS })
}

// The survey page has the policy no-referrer, so browsers send `Origin: null`; older ones send no Sec-Fetch-Site either.
// Accepting that is safe: the survey has no session that another site could misuse.
function isOwnSurvey(request: Request): boolean {
  const hasNoOrigin = !request.headers.has('sec-fetch-site') && request.headers.get('origin') === 'null'
  return hasNoOrigin || isSameOrigin(request)
}

/** The path of a redirect within this shop; `undefined` for one to another origin (L26). */
export function ownPath(location: string | null, siteUrl: string): string | undefined {
  const target = location === null ? null : URL.parse(location, siteUrl)
  if (target?.origin !== new URL(siteUrl).origin) return undefined
  const path = target.pathname + target.search + target.hash
  return /^\/(?![/\\])/.test(path) ? path : undefined
}

/** Same-origin proxy of the reports API for browsers; forwards neither token nor session (contract 3, L23). */
export async function proxyToReports(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url)
  const { env, reports } = host()
  if (!PATHS.test(pathname) || !reports) return reject(404)
  const isReview = pathname === REVIEW
  if (isPlainForm(request))
    return isReview
      ? reviewFromForm(request, reports, reject)
      : surveyFromForm(request, reports, isOwnSurvey, reject)
  const forwarded = await forward(request, {
    to: reports,
    ...(isReview ? { read: wholeUpload } : { isAllowed: isOwnSurvey }),
  })
  if (typeof forwarded === 'number') return reject(forwarded)
  const { response, headers } = forwarded
  if (response.status >= 300 && response.status < 400) {
    const location = ownPath(response.headers.get('location'), env.siteUrl)
    if (location === undefined) return reject(503)
    headers.set('location', location)
  }
  return new Response(response.body, { status: response.status, headers })
}

async function wholeUpload(request: Request) {
  const { bytes, isComplete } = await readReviewUpload(request)
  return isComplete ? bytes : undefined
}

function isPlainForm({ method, headers }: Request): boolean {
  const type = headers.get('content-type') ?? ''
  const accept = headers.get('accept') ?? ''
  return method === 'POST' && FORM.test(type) && /text\/html/i.test(accept)
}
