import 'server-only'
import { MAX_PHOTO_BYTES } from '../contract/reviews.ts'

const LARGEST_UPLOAD = MAX_PHOTO_BYTES + 64 * 1024
// The size of a phone's photo. A connection that closes before the body is read loses the response, so a body that is too
// large is still read up to here, and discarded.
const LARGEST_READ = 16 * 1024 * 1024

/** The first bytes of a review's body, up to the largest allowed size (contract 4.17), and whether they are all of it. */
export async function readReviewUpload(
  request: Request,
): Promise<{ bytes: Uint8Array<ArrayBuffer>; isWhole: boolean }> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of (request.body ?? []) as AsyncIterable<Uint8Array>) {
    if (size <= LARGEST_UPLOAD) chunks.push(chunk)
    size += chunk.byteLength
    if (size > LARGEST_READ) break
  }
  return { bytes: Buffer.concat(chunks), isWhole: size <= LARGEST_UPLOAD }
}

/** The fields of a posted review; of a body that was cut, the fields that are complete. */
export async function readReviewFields(
  { bytes, isWhole }: { bytes: Uint8Array<ArrayBuffer>; isWhole: boolean },
  type: string,
): Promise<FormData> {
  const body = isWhole ? bytes : closed(bytes, type)
  return new Response(body, { headers: { 'content-type': type } }).formData().catch(() => new FormData())
}

// Cuts the body at its last boundary and closes the form there.
function closed(bytes: Uint8Array<ArrayBuffer>, type: string): Uint8Array<ArrayBuffer> {
  const boundary = /;\s*boundary=(?:"([^"]+)"|([^\s;]+))/i.exec(type)
  const line = `\r\n--${boundary?.[1] ?? boundary?.[2] ?? ''}`
  const start = Buffer.from(bytes)
  return Buffer.concat([
    start.subarray(0, Math.max(0, start.lastIndexOf(line))),
    Buffer.from(`${line}--\r\n`),
  ])
}
