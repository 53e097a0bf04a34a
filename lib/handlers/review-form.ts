import 'server-only'
import { languageTag } from '../routes/lang.ts'
import { pagePaths } from '../routes/page-paths.ts'
import type { RejectedForm } from '../shop/rejected-form.ts'
import { DRAFT_FIELDS } from '../shop/review-draft.ts'
import { isSameOrigin, forward, type ProxyRejection, type Forwarded } from './api-proxy.ts'
import { acceptForm, firstProblems, rejectForm } from './flash.ts'
import type { ApiHost } from '../host/host.ts'
import { readReviewFields, readReviewUpload } from './review-upload.ts'

// The fields that the page of a rejected review shows or sends again.
const FIELDS = [
  ...DRAFT_FIELDS,
  ...['produto_id', 'produto_nome', 'produto_sku', 'produto_url', 'url_origem_avaliacao', 'site'],
]

/**
 * POST of the review form without JavaScript: 303 to the thank-you page, or to the page that shows the rejected form again,
 * where only the photo has to be chosen again (contract 4.17).
 */
export async function reviewFromForm(
  request: Request,
  reports: ApiHost,
  reject: (status: ProxyRejection) => Response,
): Promise<Response> {
  if (!isSameOrigin(request)) return reject(403)
  const upload = await readReviewUpload(request)
  const form = await readReviewFields(upload, request.headers.get('content-type') ?? '')
  const lang = form.get('lang') === 'en' ? 'en' : 'pt'
  const forwarded = upload.isComplete
    ? await forwardUpload(request, reports, upload.bytes, languageTag(lang))
    : 413
  if (typeof forwarded !== 'number' && forwarded.response.ok)
    return acceptForm(lang, pagePaths.thanks(), pagePaths.reviewRejected())
  const photo = form.get('file')
  return rejectForm(lang, pagePaths.reviewRejected(), {
    fields: textsOf(form),
    hadFile: !upload.isComplete || (photo instanceof Blob && photo.size > 0),
    ...(await problemsOf(forwarded)),
  })
}

function forwardUpload(request: Request, reports: ApiHost, bytes: Uint8Array<ArrayBuffer>, language: string) {
  const headers = new Headers(request.headers)
  headers.set('accept', 'application/json')
  headers.set('accept-language', language)
  const { method, url } = request
  return forward(new Request(url, { method, headers, body: bytes }), {
    to: reports,
    read: async () => bytes,
  })
}

async function problemsOf(
  forwarded: Forwarded | ProxyRejection,
): Promise<Pick<RejectedForm, 'problems' | 'message'>> {
  if (forwarded === 413) return { problems: { file: '' } }
  if (typeof forwarded === 'number') return {}
  const { status } = forwarded.response
  const document = ((await forwarded.response.json().catch(() => null)) ?? {}) as {
    message?: unknown
    errors?: unknown
  }
  const problems = firstProblems(document.errors)
  if (status === 413) return { problems: { file: '', ...problems } }
  if (status === 422 && problems) return { problems }
  return status === 429 && typeof document.message === 'string' ? { message: document.message } : {}
}

function textsOf(form: FormData): Record<string, string> {
  return Object.fromEntries(
    FIELDS.flatMap((name) => {
      const value = form.get(name)
      return typeof value === 'string' ? [[name, value]] : []
    }),
  )
}
