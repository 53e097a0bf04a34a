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

/** Whether the API answered 404; every other failure is an outage (P9). */
export function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404
}

/** The `mensagens` of a response or error body as plain text; an unknown `tipo` counts as info (contract 3.5, platform 3.6). */
export function readMessages(body: unknown): StoreMessage[] {
  const fields = isRecord(body) ? body : {}
  return messagesSchema
    .validateSync(fields['mensagens'])
    .map(({ tipo, mensagem }) => ({ kind: tipo, text: mensagem }))
}

const SENTENCES = ['error', 'mensagem', 'message', 'erro']

/**
 * What an error response says to the shopper: its `mensagens`, otherwise the sentence in one of the fields that stores use for it
 * (platform 1). A store of our contract has a `codigo` and says everything in `mensagens`.
 */
export function readErrorMessages(body: unknown): StoreMessage[] {
  const messages = readMessages(body)
  if (messages.length > 0 || !isRecord(body) || typeof body['codigo'] === 'string') return messages
  const mensagens = SENTENCES.map((field) => body[field]).filter((sentence) => typeof sentence === 'string')
  return readMessages({ mensagens })
    .slice(0, 1)
    .map(({ text }) => ({ kind: 'erro', text }))
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
