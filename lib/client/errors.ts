import { messagesSchema } from '../contract/message.ts'

/** A message in a response or error body of the store (contract 3.5). */
export interface StoreMessage {
  kind: 'erro' | 'aviso' | 'sucesso' | 'info'
  text: string
}

/** How a call failed: no response in time, an HTTP error, or a response that breaks the contract. */
export type ApiErrorKind = 'network' | 'http' | 'contract'

/** The only error that calls to the store and reports APIs throw. */
export class ApiError extends Error {
  readonly kind: ApiErrorKind
  readonly status: number | undefined
  readonly code: string | undefined
  readonly messages: readonly StoreMessage[]

  constructor(
    kind: ApiErrorKind,
    message: string,
    details: {
      status?: number
      code?: string | undefined
      messages?: readonly StoreMessage[]
      cause?: unknown
    } = {},
  ) {
    super(message, { cause: details.cause })
    this.name = 'ApiError'
    this.kind = kind
    this.status = details.status
    this.code = details.code
    this.messages = details.messages ?? []
  }
}

// These statuses are about the client or the load of the server, not about the page (platform 6).
const OUTAGE_STATUSES = new Set([401, 403, 408, 409, 429])

/** Whether the API responds that the page or item does not exist; every other failure is an outage (P9, platform 6). */
export function isNotFound(error: unknown): boolean {
  const status = error instanceof ApiError ? (error.status ?? 0) : 0
  return status >= 400 && status < 500 && !OUTAGE_STATUSES.has(status)
}

/** The `mensagens` of a response or error body as plain text; an unknown `tipo` counts as info (contract 3.5, platform 3.6). */
export function readMessages(body: unknown): StoreMessage[] {
  const fields = isRecord(body) ? body : {}
  return messagesSchema
    .validateSync(fields['mensagens'])
    .map(({ tipo, mensagem }) => ({ kind: tipo, text: mensagem }))
}

const TEXT_FIELDS = ['error', 'mensagem', 'message', 'erro']

/**
 * The messages of an error response for the shopper: its `mensagens`, otherwise the text of one of the fields that stores of
 * the platform use for it (platform 1). A response with a `codigo` follows docs/store-api.md, so only its `mensagens` count.
 */
export function readErrorMessages(body: unknown): StoreMessage[] {
  const messages = readMessages(body)
  if (messages.length > 0 || !isRecord(body) || typeof body['codigo'] === 'string') return messages
  const mensagens = TEXT_FIELDS.map((field) => body[field]).filter((sentence) => typeof sentence === 'string')
  return readMessages({ mensagens })
    .slice(0, 1)
    .map(({ text }) => ({ kind: 'erro', text }))
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
