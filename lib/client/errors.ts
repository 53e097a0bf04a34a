/** A message that the store sends with an answer or an error (contract 3.5). */
export interface StoreMessage {
  kind: 'erro' | 'aviso' | 'sucesso' | 'info'
  text: string
}

/** What went wrong with a call: nobody answered in time, the answer was an error, or it broke the contract. */
export type ApiErrorKind = 'network' | 'http' | 'contract'

/** The one error that calls to the store and reports APIs throw (house: errors are displayed by exactly one shower). */
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

/** Whether the API said that there is nothing at an address; every other failure is an outage (P9). */
export function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404
}

const KINDS = new Set<string>(['erro', 'aviso', 'sucesso', 'info'])

/** Reads `mensagens` of any answer, error bodies included; an unknown tipo is an info, text stays plain text (contract 3.5). */
export function readMessages(body: unknown): StoreMessage[] {
  const list = (body as { mensagens?: unknown } | null | undefined)?.mensagens
  if (!Array.isArray(list)) return []
  return list.flatMap((entry: { tipo?: unknown; mensagem?: unknown } | null) => {
    if (typeof entry?.mensagem !== 'string' || entry.mensagem === '') return []
    const kind = String(entry.tipo)
    return [{ kind: (KINDS.has(kind) ? kind : 'info') as StoreMessage['kind'], text: entry.mensagem }]
  })
}
