import { hash } from 'node:crypto'
import { MAX_PHOTO_BYTES, reviewRequestSchema, type ReviewRequest } from '#lib/contract/reviews.ts'
import { validate } from '#lib/contract/validate.ts'
import { HELD_ORDERS_HEADER, heldOrders } from '#lib/shop/held-orders.ts'
import type { Call, Handler } from '../http/call.ts'
import { CACHE, type HandlerResult } from '../http/handler-result.ts'
import { fingerprint, readKey } from '../store/idempotency.ts'
import { reviewTopicsOf } from '../store/store.ts'
import { findPurchase } from '../orders/find-purchase.ts'
import { newPhotoName } from '../photos/photo-files.ts'
import { renderPhoto, photoType } from '../photos/render-photo.ts'
import { reportsFailure, VARY } from './reports-failure.ts'
import { reviewDocument } from './review-document.ts'
import { PHOTO_TEXTS, reviewFieldText, SENT_TEXT } from './review-texts.ts'
import { reviewedProduct } from './reviewed-product.ts'
import {
  findEarlier,
  storeReview,
  type StoredReview,
  type SentReview,
  type Submission,
} from './submission.ts'

const RETRY_AFTER_S = '5'

/** POST avaliacao: stores a review for moderation and returns 201, or 200 for a repeated one (contract 4.17). */
export const postReviewHandler: Handler = async (call) => {
  const read = await readSubmission(call)
  if ('status' in read) return read
  const { store } = call
  const submission =
    (await findEarlier(store, store.db.read, read.sent)) ??
    (await storeWithPhoto(call, read.sent, read.photo))
  if (submission === 'key-conflict') return reportsFailure(call, 409, 'chave_repetida')
  return 'review' in submission
    ? successResult(call, submission.review, submission.isNew ? 201 : 200)
    : submission
}

async function readSubmission(
  call: Call,
): Promise<{ sent: SentReview; photo: Uint8Array | null } | HandlerResult> {
  const { language } = call
  const fields = Object(call.body) as object
  const read = validate(reviewRequestSchema, fields)
  const photo = await readSentPhoto(Object.hasOwn(fields, 'file') ? (fields as { file: unknown }).file : null)
  const key = readKey(call.headers)
  const errors: Record<string, string[]> = {}
  if ('fields' in read)
    for (const [field, issues] of Object.entries(read.fields))
      errors[field] = issues.map((issue) => reviewFieldText(field, issue, language))
  else {
    const { config } = call.store
    const isKnown = reviewTopicsOf(config).includes(read.value.produto_categoria)
    if (!isKnown) errors['produto_categoria'] = [reviewFieldText('produto_categoria', 'invalido', language)]
    if (read.value.site !== config.brandSlug) errors['site'] = [reviewFieldText('site', 'invalido', language)]
  }
  if (key === undefined)
    errors['Idempotency-Key'] = [reviewFieldText('Idempotency-Key', 'invalido', language)]
  if ('problem' in photo) errors['file'] = [PHOTO_TEXTS[photo.problem][language]]
  else if (photo.bytes && !photoType(photo.bytes)) errors['file'] = [PHOTO_TEXTS.type[language]]

  if ('problem' in photo && photo.problem === 'too-large')
    return reportsFailure(call, 413, 'corpo_grande', { extra: { errors } })
  if ('fields' in read || 'problem' in photo || key === undefined || Object.keys(errors).length > 0)
    return reportsFailure(call, 422, 'campo_invalido', { extra: { errors } })
  const keyed = key === null ? null : { key, fingerprint: fingerprintOf(call, read.value, photo.bytes) }
  return { sent: { fields: read.value, keyed, language }, photo: photo.bytes }
}

// The values of the photo field in a form without a photo (contract 4.17).
const ABSENT = new Set<unknown>([undefined, null, '', 'null', 'undefined'])

// The photo field of a form as bytes, null when there is none, or its problem.
async function readSentPhoto(
  field: unknown,
): Promise<{ bytes: Uint8Array | null } | { problem: 'type' | 'too-large' }> {
  if (ABSENT.has(field)) return { bytes: null }
  if (!(field instanceof Blob)) return { problem: 'type' }
  // For an empty file input browsers send a file without a name.
  if (field.size === 0 && 'name' in field && field.name === '') return { bytes: null }
  if (field.size > MAX_PHOTO_BYTES) return { problem: 'too-large' }
  return { bytes: new Uint8Array(await field.arrayBuffer()) }
}

// A hash of the fields, not of the bytes: a browser that resends a form uses another multipart boundary.
function fingerprintOf({ method, search }: Call, fields: ReviewRequest, photo: Uint8Array | null): string {
  return fingerprint(method, search, JSON.stringify([fields, photo && hash('sha256', photo, 'hex')]))
}

// The file is written before the row that refers to it, and deleted again when no row is written.
async function storeWithPhoto(
  call: Call,
  sent: SentReview,
  bytes: Uint8Array | null,
): Promise<Submission | HandlerResult> {
  const { store, language } = call
  const rendered = bytes && (await renderPhoto(bytes))
  if (rendered && 'problem' in rendered) {
    if (rendered.problem === 'busy')
      return reportsFailure(call, 503, 'indisponivel', { headers: { 'Retry-After': RETRY_AFTER_S } })
    const errors = { file: [PHOTO_TEXTS[rendered.problem][language]] }
    return reportsFailure(call, 422, 'campo_invalido', { extra: { errors } })
  }
  const photo = rendered && newPhotoName(store.random)
  const product = await reviewedProduct(store, sent.fields)
  const held = heldOrders(call.headers.get(HELD_ORDERS_HEADER) ?? '')
  const bought = { token: call.token, held, productId: product.product_id }
  const reviewContext = {
    product,
    purchase: await findPurchase(store, store.db.read, bought),
    originUrl: ownPage(sent.fields.url_origem_avaliacao, store.config.siteUrl),
    photo,
  }
  let submission: Submission | undefined
  try {
    if (photo) await store.photos.put(photo, rendered.webp)
    submission = await storeReview(store, sent, reviewContext)
    return submission
  } finally {
    const isUsed = submission && submission !== 'key-conflict' && submission.isNew
    // The sweep deletes it later if this fails.
    if (photo && !isUsed) await store.photos.remove(photo).catch(() => undefined)
  }
}

// Without the query, which may identify the visitor's origin.
function ownPage(address: string, siteUrl: string): string {
  const page = URL.parse(address)
  return page?.origin === new URL(siteUrl).origin ? page.origin + page.pathname : ''
}

function successResult(call: Call, review: StoredReview, status: 200 | 201): HandlerResult {
  const document = {
    sucesso: true,
    mensagem: SENT_TEXT[call.language],
    data: { ...reviewDocument(review), status: review.status },
  }
  return { status, body: JSON.stringify(document), cacheControl: CACHE.personal, headers: { Vary: VARY } }
}
