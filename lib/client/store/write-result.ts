import { HTTPError } from 'ky'
import { writeResultSchema } from '../../contract/write-result.ts'
import { plainText } from '../../text/plain-text.ts'
import type { ApiClient } from '../api-client.ts'
import { ApiError } from '../errors.ts'

/**
 * The result of a write that returns no document: accepted (with the protocol number that some stores send), invalid fields
 * with their first problem, rejected with the store's reason ('' without one), or failed without a valid response.
 */
export type WriteResult =
  | { kind: 'accepted'; protocol: string }
  | { kind: 'invalid'; fields: Record<string, string> }
  | { kind: 'rejected'; reason: string }
  | { kind: 'failed' }

// Sent by firewalls and by stores that reject the shop, not the visitor (platform 1).
const OUTAGE_STATUSES = [401, 403, 404, 405, 408]
const MAX_REASON = 300

/** Reads the response of a write that returns no document: it succeeded only with 2xx and `sucesso` true (contract 1, platform 1). */
export function writeResultOf(status: number, body: unknown): WriteResult {
  const answer = writeResultSchema.isValidSync(body) ? writeResultSchema.cast(body) : undefined
  const isOk = status >= 200 && status < 300
  if (isOk && answer?.sucesso) return { kind: 'accepted', protocol: answer.protocolo }
  if (!answer || status >= 500 || OUTAGE_STATUSES.includes(status)) return { kind: 'failed' }
  const fields = status === 422 ? fieldsOf(body) : {}
  if (Object.keys(fields).length > 0) return { kind: 'invalid', fields }
  const reason = plainText(answer.mensagem || answer.error || answer.message)
  return { kind: 'rejected', reason: reason.slice(0, MAX_REASON) }
}

/** Sends a write that returns no document, and reads its response. Never throws. */
export async function sendWrite(
  store: ApiClient,
  method: 'post' | 'put' | 'delete',
  path: string,
  body: object = {},
): Promise<WriteResult> {
  try {
    return writeResultOf(200, await store.call(method, path, writeResultSchema, { body }))
  } catch (error) {
    const cause = error instanceof ApiError ? error.cause : undefined
    return cause instanceof HTTPError ? writeResultOf(cause.response.status, cause.data) : { kind: 'failed' }
  }
}

// The first problem of each field in `campos`, which only a store like the embedded one sends (contract 3.6).
function fieldsOf(body: unknown): Record<string, string> {
  const campos: unknown = (body as { campos?: unknown } | null)?.campos
  if (typeof campos !== 'object' || campos === null) return {}
  const first = Object.entries(campos).flatMap(([name, texts]: [string, unknown]) =>
    Array.isArray(texts) && typeof texts[0] === 'string' ? [[name, texts[0]] as const] : [],
  )
  return Object.fromEntries(first)
}
