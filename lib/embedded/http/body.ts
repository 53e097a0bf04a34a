import { MAX_PHOTO_BYTES } from '#lib/contract/reviews.ts'
import { readBounded } from '#lib/http/bounded-body.ts'

/** The size limit of a body without a file, in bytes. */
const BYTES_MAX = 64 * 1024

const MULTIPART = /^multipart\/form-data\s*;/i
const DEPTH_MAX = 20
const JSON_TYPE = /^application\/(?:json|[\w.+-]+\+json)\s*(?:;|$)/i
const FORM_TYPE = /^application\/x-www-form-urlencoded\s*(?:;|$)/i

/** The formats of a text body. */
type BodyKind = 'json' | 'form'

/** A request body as text, or the reason why it is rejected. */
type BodyText = { text: string; kind: BodyKind } | { problem: BodyProblem }

/** The reasons why a body is rejected. */
export type BodyProblem = 'too-large' | 'unreadable' | 'wrong-type'

/**
 * Reads a JSON body of at most 64 KB, or a form body where allowed; the text is '' without a body (contract 3.4,
 * L15).
 */
export async function readTextBody(request: Request, { isFormAllowed = false } = {}): Promise<BodyText> {
  const bytes = await readBounded(request, BYTES_MAX)
  if (!bytes) return { problem: 'too-large' }
  if (bytes.byteLength === 0) return { text: '', kind: 'json' }
  const type = request.headers.get('content-type') ?? ''
  const kind = JSON_TYPE.test(type) ? 'json' : FORM_TYPE.test(type) && isFormAllowed ? 'form' : undefined
  if (!kind) return { problem: 'wrong-type' }
  try {
    return { kind, text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) }
  } catch {
    return { problem: 'unreadable' }
  }
}

type UploadFields = Record<string, string | File>

/** Whether a request declares a multipart form. */
export function isMultipart({ headers }: Request): boolean {
  return MULTIPART.test(headers.get('content-type') ?? '')
}

/** Reads a multipart form of at most 2 MB and 64 KB in all, of which at most 64 KB are text (contract 4.17, L22). */
export async function readPhotoForm(
  request: Request,
): Promise<{ fields: UploadFields } | { problem: BodyProblem }> {
  const bytes = await readBounded(request, MAX_PHOTO_BYTES + BYTES_MAX)
  if (!bytes) return { problem: 'too-large' }
  const type = request.headers.get('content-type') ?? ''
  const form = await new Response(bytes, { headers: { 'content-type': type } }).formData().catch(() => null)
  if (!form) return { problem: 'unreadable' }
  const fields = Object.fromEntries(form)
  return textBytes(fields) > BYTES_MAX ? { problem: 'too-large' } : { fields }
}

function textBytes(fields: UploadFields): number {
  const texts = Object.values(fields).filter((value) => typeof value === 'string')
  return texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0)
}

/** Parses a form body; of two fields with the same name it returns the last. */
export function parseForm(text: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(text))
}

/** Parses JSON that nests at most 20 levels deep; returns `undefined` for anything else. */
export function parseJson(text: string): { value: unknown } | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return isShallow(value) ? { value } : undefined
  } catch {
    return undefined
  }
}

// Iterative, because a hostile depth would overflow the stack of a recursive function.
function isShallow(value: unknown): boolean {
  let level = [value]
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > DEPTH_MAX) return false
    level = level.flatMap((one) => (typeof one === 'object' && one !== null ? Object.values(one) : []))
  }
  return true
}
