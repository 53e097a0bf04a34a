import { languageTag, type Lang } from '../routes/lang.ts'

// Enough for a photo of 2 MiB over a slow mobile connection.
const TIMEOUT_MS = 120_000

/** The result of sending a review: stored, rejected with an error per field, or failed; after a failure the store may still have it. */
export type SendResult =
  | { kind: 'sent' }
  | { kind: 'rejected'; fields: Record<string, string> }
  | { kind: 'failed' }

interface SendOptions {
  lang: Lang
  /** Idempotency key: the same for every attempt with the same content, so that the store saves it once (L2). */
  key: string
  /** Called with the percentage of bytes sent. */
  onProgress: (percent: number) => void
}

/**
 * POST avaliacao (contract 4.17) through the shop's proxy; 200 and 201 mean success. Uses XMLHttpRequest because fetch has no
 * upload progress.
 */
export function sendReview(
  fields: [name: string, value: string | File][],
  { lang, key, onProgress }: SendOptions,
): Promise<SendResult> {
  return new Promise((resolve) => {
    const call = new XMLHttpRequest()
    const fail = () => resolve({ kind: 'failed' })
    call.open('POST', '/api/avaliacao')
    call.timeout = TIMEOUT_MS
    call.setRequestHeader('Accept', 'application/json')
    call.setRequestHeader('Accept-Language', languageTag(lang))
    call.setRequestHeader('Idempotency-Key', key)
    call.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? (loaded / total) * 100 : 0)
    call.onload = () => resolve(resultOf(call.status, call.responseText))
    call.onerror = fail
    call.ontimeout = fail
    call.onabort = fail
    const form = new FormData()
    for (const [name, value] of fields) form.append(name, value)
    call.send(form)
  })
}

function resultOf(status: number, text: string): SendResult {
  if (status === 200 || status === 201) return { kind: 'sent' }
  return status === 422 ? { kind: 'rejected', fields: firstTexts(text) } : { kind: 'failed' }
}

// Laravel's errors: {"errors": {field: [text]}} (contract 3.6).
function firstTexts(text: string): Record<string, string> {
  try {
    const { errors } = JSON.parse(text) as { errors?: Record<string, unknown> }
    return Object.fromEntries(
      Object.entries(errors ?? {}).flatMap(([name, texts]) => {
        const first: unknown = [texts].flat()[0]
        return typeof first === 'string' && first ? [[name, first]] : []
      }),
    )
  } catch {
    return {}
  }
}
