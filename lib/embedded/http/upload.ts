import { MAX_PHOTO_BYTES } from '#lib/contract/reviews.ts'
import { readBounded } from '#lib/http/bounded-body.ts'
import { BYTES_MAX, type BodyProblem } from './body.ts'

const MULTIPART = /^multipart\/form-data\s*;/i

/** The fields of a form that may carry files; of two with one name the last. */
export type UploadFields = Record<string, string | File>

/** Whether a request says that its body is a form with files. */
export function isMultipart({ headers }: Request): boolean {
  return MULTIPART.test(headers.get('content-type') ?? '')
}

/**
 * Reads a form with a photo: at most 2 MB and 64 KB in all, counted as they come, and at most 64 KB of text
 * (contract 4.17, L22).
 */
export async function readUpload(
  request: Request,
): Promise<{ fields: UploadFields } | { problem: BodyProblem }> {
  const bytes = await readBounded(request, MAX_PHOTO_BYTES + BYTES_MAX)
  if (!bytes) return { problem: 'too-large' }
  const type = request.headers.get('content-type') ?? ''
  const form = await new Response(bytes, { headers: { 'content-type': type } }).formData().catch(() => null)
  if (!form) return { problem: 'unreadable' }
  const fields = Object.fromEntries(form)
  return textLength(fields) > BYTES_MAX ? { problem: 'too-large' } : { fields }
}

function textLength(fields: UploadFields): number {
  return Object.values(fields).reduce((sum, value) => sum + (typeof value === 'string' ? value.length : 0), 0)
}
