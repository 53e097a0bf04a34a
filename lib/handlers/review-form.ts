import 'server-only'
import { languageTag } from '../routes/lang.ts'
import { pagePaths } from '../routes/page-paths.ts'
import { PLAIN_PAGE_HEADERS } from '../shop/plain-page.ts'
import { isSameOrigin, forward, type ProxyRejection, type Forwarded } from './api-proxy.ts'
import { seeOther } from './form.ts'
import { host } from '../host/host.ts'
import { reviewPage, type RefusedReview } from './review-page.ts'
import { readReviewFields, readReviewUpload } from './review-upload.ts'

const RETRY_AFTER_S = '30'

/**
 * A review that a browser sent as a plain form: it ends on the thanks, or on a page that says what is wrong with everything
 * that was typed still in it; the photo alone has to be chosen again (contract 4.17).
 */
export async function reviewFromForm(
  request: Request,
  refuse: (status: ProxyRejection) => Response,
): Promise<Response> {
  if (!isSameOrigin(request)) return refuse(403)
  const upload = await readReviewUpload(request)
  const form = await readReviewFields(upload, request.headers.get('content-type') ?? '')
  const lang = form.get('lang') === 'en' ? 'en' : 'pt'
  const forwarded = upload.isWhole ? await sendOn(request, upload.bytes, languageTag(lang)) : 413
  if (typeof forwarded !== 'number' && forwarded.answer.ok) return seeOther(lang, pagePaths.thanks())
  const { status, retryAfter, ...why } = await reasonOf(forwarded)
  const photo = form.get('file')
  const hadPhoto = status === 413 || (photo instanceof Blob && photo.size > 0)
  return new Response(reviewPage({ lang, fields: textsOf(form), hadPhoto, ...why }), {
    status,
    headers: { ...PLAIN_PAGE_HEADERS, ...(retryAfter && { 'Retry-After': retryAfter }) },
  })
}

function sendOn(request: Request, bytes: Uint8Array<ArrayBuffer>, language: string) {
  const headers = new Headers(request.headers)
  headers.set('accept', 'application/json')
  headers.set('accept-language', language)
  const { method, url } = request
  return forward(new Request(url, { method, headers, body: bytes }), {
    to: host().reports,
    read: async () => bytes,
  })
}

type Reason = Pick<RefusedReview, 'problems' | 'message'> & { status: number; retryAfter?: string }

async function reasonOf(forwarded: Forwarded | ProxyRejection): Promise<Reason> {
  if (forwarded === 413) return { status: 413, problems: { file: '' } }
  if (typeof forwarded === 'number') return { status: 503, retryAfter: RETRY_AFTER_S, problems: {} }
  const { status, headers } = forwarded.answer
  const said = ((await forwarded.answer.json().catch(() => null)) ?? {}) as {
    message?: unknown
    errors?: unknown
  }
  const problems = fieldTexts(said.errors)
  if (status === 413) return { status, problems: { file: '', ...problems } }
  if (status === 422 && Object.keys(problems).length > 0) return { status, problems }
  const retryAfter = headers.get('retry-after') ?? RETRY_AFTER_S
  if (status === 429 && typeof said.message === 'string')
    return { status, retryAfter, problems: {}, message: said.message }
  return { status: 503, retryAfter, problems: {} }
}

function fieldTexts(errors: unknown): Record<string, string> {
  if (typeof errors !== 'object' || errors === null) return {}
  return Object.fromEntries(
    Object.entries(errors).flatMap(([field, texts]: [string, unknown]) =>
      Array.isArray(texts) && typeof texts[0] === 'string' ? [[field, texts[0]]] : [],
    ),
  )
}

function textsOf(form: FormData): Record<string, string> {
  return Object.fromEntries(
    [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )
}
