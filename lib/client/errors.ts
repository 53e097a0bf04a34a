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

const KINDS = new Set<string>(['erro', 'aviso', 'sucesso', 'info'])

/** The `mensagens` of a response or error body; an unknown `tipo` counts as info, texts stay plain text (contract 3.5). */
export function readMessages(body: unknown): StoreMessage[] {
  const list = (body as { mensagens?: unknown } | null | undefined)?.mensagens
  if (!Array.isArray(list)) return []
  return list.flatMap((entry: { tipo?: unknown; mensagem?: unknown } | null) => {
    if (typeof entry?.mensagem !== 'string' || entry.mensagem === '') return []
    const kind = String(entry.tipo)
    return [{ kind: (KINDS.has(kind) ? kind : 'info') as StoreMessage['kind'], text: entry.mensagem }]
  })
}
