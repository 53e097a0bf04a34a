import 'server-only'
import { Semaphore, SemaphoreBusy } from '../concurrency/semaphore.ts'
import { MAX_PHOTO_BYTES } from '../contract/reviews.ts'
import { host, type ApiHost } from '../host/host.ts'
import { orderCookieIn } from '../host/order-cookie.ts'
import { sessionOf } from '../host/session-cookie.ts'
import { readStart } from '../http/bounded-body.ts'
import { HELD_ORDERS_HEADER } from '../shop/held-orders.ts'
import { spoolBody, type SpooledBody } from '../http/spooled-body.ts'
import { processService } from '../process/process-service.ts'
import { admit, sendToApi, type Forwarded } from './api-proxy.ts'
import type { ProxyRejection } from './proxy-rejection.ts'

const MAX_UPLOAD_BYTES = MAX_PHOTO_BYTES + 64 * 1024
// About the size of a large phone photo. A body above the limit is still read up to this size, because a browser may lose the
// response when its body is not read.
const MAX_READ_BYTES = 16 * 1024 * 1024
const MAX_TEXT_BYTES = 64 * 1024

// Uploads on disk while they arrive, and uploads in memory while the API checks them (L15, L22).
const semaphores = processService('uploads', () => ({
  arriving: new Semaphore(32, { maxWaiting: 0 }),
  checked: new Semaphore(2, { maxWaiting: 32, maxWaitMs: 15_000 }),
}))

/**
 * Stores the body of an admitted upload up to the largest allowed size (contract 4.17); `isComplete` is false when the body was
 * larger and is truncated. Throws SemaphoreBusy when too many uploads are arriving.
 */
export function receiveUpload(request: Request): Promise<SpooledBody> {
  return semaphores.get().arriving.run(1, () => spoolBody(request.body, MAX_UPLOAD_BYTES, MAX_READ_BYTES))
}

/** Runs `task` with the bytes of a stored upload; at most two at the same time. Throws SemaphoreBusy. */
export function withUploadBytes<T>(
  upload: SpooledBody,
  task: (bytes: Uint8Array<ArrayBuffer>) => Promise<T>,
): Promise<T> {
  return semaphores.get().checked.run(1, async () => task(await upload.bytes()))
}

/** Forwards a review that the page's script sends. The rate limit counts it before its body is read (L15, L25). */
export async function forwardUpload(request: Request, to: ApiHost): Promise<Forwarded | ProxyRejection> {
  const limited = await admit(request)
  if (limited) {
    discardBody(request)
    return limited
  }
  let upload: SpooledBody | undefined
  try {
    upload = await receiveUpload(request)
    if (!upload.isComplete) return 413
    return await withUploadBytes(upload, (body) =>
      sendToApi(request, { to, own: buyerHeaders(request, to), body }),
    )
  } catch (error) {
    if (!(error instanceof SemaphoreBusy)) throw error
    discardBody(request)
    return 503
  } finally {
    await upload?.close()
  }
}

/**
 * The visitor's session and the keys of the orders that this browser may open, as headers for the store in this process, which looks for
 * an order with the reviewed product; no other API gets them.
 */
export function buyerHeaders({ headers }: Request, { isInProcess }: ApiHost): Record<string, string> {
  if (!isInProcess) return {}
  const cookies = headers.get('cookie')
  const held = orderCookieIn(cookies)
  return { session: sessionOf(cookies, host().env), ...(held && { [HELD_ORDERS_HEADER]: held }) }
}

/** Reads and discards a body without waiting for it: a client may lose the response to a request whose body is not read. */
function discardBody(request: Request): void {
  readStart(request, 0, MAX_READ_BYTES).catch(() => {})
}

/** Reads the text fields at the start of a posted review; discards the rest. */
export async function readReviewTexts(request: Request): Promise<FormData> {
  const start = await readStart(request, MAX_TEXT_BYTES, MAX_READ_BYTES)
  return readReviewFields(start, request.headers.get('content-type') ?? '')
}

/** The fields of a posted review; of a truncated body only the complete fields. */
export async function readReviewFields(
  { bytes, isComplete }: { bytes: Uint8Array<ArrayBuffer>; isComplete: boolean },
  contentType: string,
): Promise<FormData> {
  const body = isComplete ? bytes : closeForm(bytes, contentType)
  return new Response(body, { headers: { 'content-type': contentType } })
    .formData()
    .catch(() => new FormData())
}

// Cuts a truncated body at its last boundary and ends the form there.
function closeForm(bytes: Uint8Array<ArrayBuffer>, contentType: string): Uint8Array<ArrayBuffer> {
  const boundary = /;\s*boundary=(?:"([^"]+)"|([^\s;]+))/i.exec(contentType)
  const line = `\r\n--${boundary?.[1] ?? boundary?.[2] ?? ''}`
  const start = Buffer.from(bytes)
  return Buffer.concat([
    start.subarray(0, Math.max(0, start.lastIndexOf(line))),
    Buffer.from(`${line}--\r\n`),
  ])
}
