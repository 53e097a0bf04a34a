import 'server-only'
import { MAX_PHOTO_BYTES } from '../contract/reviews.ts'

const LARGEST_UPLOAD = MAX_PHOTO_BYTES + 64 * 1024
// A phone's own photo. A connection that is closed on what was not read loses its answer, so this much is read and let go.
const LARGEST_READ = 16 * 1024 * 1024

/** The beginning of a review's body, as much as one may have (contract 4.17), and whether that is all of it. */
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

/** The fields of a posted review; of one that was cut off, those that were whole before the cut. */
export async function readReviewFields(
  { bytes, isWhole }: { bytes: Uint8Array<ArrayBuffer>; isWhole: boolean },
  type: string,
): Promise<FormData> {
  const body = isWhole ? bytes : closed(bytes, type)
  return new Response(body, { headers: { 'content-type': type } }).formData().catch(() => new FormData())
}

// Up to the last line between two parts, with the end of a form behind it.
function closed(bytes: Uint8Array<ArrayBuffer>, type: string): Uint8Array<ArrayBuffer> {
  const boundary = /;\s*boundary=(?:"([^"]+)"|([^\s;]+))/i.exec(type)
  const line = `\r\n--${boundary?.[1] ?? boundary?.[2] ?? ''}`
  const start = Buffer.from(bytes)
  return Buffer.concat([
    start.subarray(0, Math.max(0, start.lastIndexOf(line))),
    Buffer.from(`${line}--\r\n`),
  ])
}
