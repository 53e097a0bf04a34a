import 'server-only'
import { languageTag, type Lang } from '../routes/lang.ts'
import { pagePaths } from '../routes/page-paths.ts'
import type { RejectedForm } from '../shop/rejected-form.ts'
import { DRAFT_FIELDS } from '../shop/review-draft.ts'
import { SemaphoreBusy } from '../concurrency/semaphore.ts'
import type { SpooledBody } from '../http/spooled-body.ts'
import { admit, sendToApi, type Forwarded } from './api-proxy.ts'
import { tooMany } from './too-many.ts'
import { acceptForm, firstProblems, rejectForm } from './flash.ts'
import type { ApiHost } from '../host/host.ts'
import type { ProxyRejection } from './proxy-rejection.ts'
import {
  buyerHeaders,
  readReviewFields,
  readReviewTexts,
  receiveUpload,
  withUploadBytes,
} from './review-upload.ts'

// The fields that the page of a rejected review shows or sends again.
const FIELDS = [
  ...DRAFT_FIELDS,
  'produto_id',
  'produto_nome',
  'produto_sku',
  'produto_url',
  'url_origem_avaliacao',
  'site',
]

/**
 * POST of the review form without JavaScript: 303 to the thank-you page, or to the page that shows the rejected form again,
 * where only the photo has to be chosen again (contract 4.17).
 */
export async function sendReviewByForm(
  request: Request,
  reports: ApiHost,
  reject: (status: ProxyRejection) => Response,
): Promise<Response> {
  const limited = await admit(request)
  if (limited === 403) return reject(403)
  if (limited) {
    const form = await readReviewTexts(request)
    const wait = Number(limited.headers.get('retry-after'))
    return rejectReview(form, true, tooMany(asScript(request, langOf(form)), wait))
  }
  let upload: SpooledBody | undefined
  try {
    upload = await receiveUpload(request)
    return await answerUpload(request, reports, upload)
  } catch (error) {
    if (!(error instanceof SemaphoreBusy)) throw error
    const form = upload ? await fieldsOf(request, upload) : await readReviewTexts(request)
    return rejectReview(form, true, 503)
  } finally {
    await upload?.close()
  }
}

async function fieldsOf({ headers }: Request, { bytes, isComplete }: SpooledBody): Promise<FormData> {
  return readReviewFields({ bytes: await bytes(), isComplete }, headers.get('content-type') ?? '')
}

function answerUpload(request: Request, reports: ApiHost, upload: SpooledBody): Promise<Response> {
  const { isComplete } = upload
  return withUploadBytes(upload, async (bytes) => {
    const form = await readReviewFields({ bytes, isComplete }, request.headers.get('content-type') ?? '')
    const forwarded = isComplete
      ? await sendToApi(asScript(request, langOf(form)), {
          to: reports,
          own: buyerHeaders(request, reports),
          body: bytes,
        })
      : 413
    if (typeof forwarded !== 'number' && forwarded.response.ok)
      return acceptForm(langOf(form), pagePaths.thanks(), pagePaths.reviewRejected())
    const photo = form.get('file')
    return rejectReview(form, !isComplete || (photo instanceof Blob && photo.size > 0), forwarded)
  })
}

function langOf(form: FormData): Lang {
  return form.get('lang') === 'en' ? 'en' : 'pt'
}

// Accepts JSON, because the API responds to a plain form with an HTML page.
function asScript({ method, url, headers }: Request, lang: Lang): Request {
  const scriptHeaders = new Headers(headers)
  scriptHeaders.set('accept', 'application/json')
  scriptHeaders.set('accept-language', languageTag(lang))
  return new Request(url, { method, headers: scriptHeaders })
}

async function rejectReview(
  form: FormData,
  hadFile: boolean,
  forwarded: Forwarded | ProxyRejection,
): Promise<Response> {
  return rejectForm(langOf(form), pagePaths.reviewRejected(), {
    fields: textsOf(form),
    hadFile,
    ...(await problemsOf(forwarded)),
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
