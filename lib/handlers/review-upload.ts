import 'server-only'
import { MAX_PHOTO_BYTES } from '../contract/reviews.ts'
import { readStart } from '../http/bounded-body.ts'

const MAX_UPLOAD_BYTES = MAX_PHOTO_BYTES + 64 * 1024
// About the size of a phone's photo. A body above the limit is still read up to here, so that the browser gets the response.
const MAX_READ_BYTES = 16 * 1024 * 1024

/** A review's body up to the largest allowed size (contract 4.17); `isComplete` is false when it was larger and is cut. */
export function readReviewUpload(
  request: Request,
): Promise<{ bytes: Uint8Array<ArrayBuffer>; isComplete: boolean }> {
  return readStart(request, MAX_UPLOAD_BYTES, MAX_READ_BYTES)
}

/** The fields of a posted review; of a cut body only the complete fields. */
export async function readReviewFields(
  { bytes, isComplete }: { bytes: Uint8Array<ArrayBuffer>; isComplete: boolean },
  type: string,
): Promise<FormData> {
  const body = isComplete ? bytes : closeForm(bytes, type)
  return new Response(body, { headers: { 'content-type': type } }).formData().catch(() => new FormData())
}

// Cuts the body at its last boundary and closes the form there.
function closeForm(bytes: Uint8Array<ArrayBuffer>, type: string): Uint8Array<ArrayBuffer> {
  const boundary = /;\s*boundary=(?:"([^"]+)"|([^\s;]+))/i.exec(type)
  const line = `\r\n--${boundary?.[1] ?? boundary?.[2] ?? ''}`
  const start = Buffer.from(bytes)
  return Buffer.concat([
    start.subarray(0, Math.max(0, start.lastIndexOf(line))),
    Buffer.from(`${line}--\r\n`),
  ])
}
