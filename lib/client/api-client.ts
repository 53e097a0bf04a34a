import ky, { HTTPError, SchemaValidationError, type KyInstance, type Options } from 'ky'
import { languageTag, type Lang } from '../routes/lang.ts'
import { ApiError, readErrorMessages, readMessages } from './errors.ts'

/** A schema that ky accepts (Standard Schema) with the output type T, such as the schemas of lib/contract. */
type ResponseSchema<T> = NonNullable<Parameters<ReturnType<KyInstance>['json']>[0]> & {
  readonly '~standard': { readonly types?: { readonly output: T } | undefined }
}

interface CallOptions {
  query?: Record<string, string | number | undefined>
  body?: unknown
  headers?: Record<string, string | undefined>
  /** A timeout for this call only, for data that a page can do without. */
  timeoutMs?: number
}

/** A client of one API in one language. It validates every response and throws ApiError on every failure. */
export interface ApiClient {
  readonly lang: Lang
  call<T>(
    method: 'get' | 'post' | 'put' | 'delete',
    path: string,
    schema: ResponseSchema<T>,
    options?: CallOptions,
  ): Promise<T>
}

/** The options of createApiClient; headers that are undefined are not sent. */
export interface ClientOptions {
  base: string
  lang: Lang
  timeoutMs: number
  headers?: Record<string, string | undefined>
  fetch?: Options['fetch']
  /** Replaces ky's timeout: starts a call and ends it after `ms` milliseconds. */
  within?: <T>(start: (signal: AbortSignal) => Promise<T>, ms: number) => Promise<T>
}

// Top-level keys of documents. A body with one of them is not wrapped in `data`.
const DOCUMENT_KEYS = [
  'estrutura',
  'conteudo',
  'itens',
  'sucesso',
  'logado',
  'fretes',
  'menu',
  'links',
  'meta',
  'error',
]

// Some stores wrap every document in {data: …} (contract 1, platform 1).
function parseJson(text: string): unknown {
  const body = JSON.parse(text) as Record<string, unknown> | null
  const isWrapped =
    body !== null && typeof body === 'object' && DOCUMENT_KEYS.every((key) => !Object.hasOwn(body, key))
  const inner = isWrapped ? body['data'] : undefined
  return inner !== null && typeof inner === 'object' && !Array.isArray(inner) ? inner : body
}

function toApiError(error: unknown): ApiError {
  if (error instanceof HTTPError) {
    const data = error.data as { error?: unknown; codigo?: unknown } | undefined
    const { status } = error.response
    return new ApiError('http', `HTTP ${status}`, {
      status,
      code: typeof data?.codigo === 'string' ? data.codigo : undefined,
      // The error text of a 5xx is not written for shoppers; its `mensagens` are.
      messages: status < 500 ? readErrorMessages(data) : readMessages(data),
      cause: error,
    })
  }
  if (error instanceof SchemaValidationError || error instanceof SyntaxError) {
    return new ApiError('contract', 'The response does not match the contract', { cause: error })
  }
  return new ApiError('network', 'No response', { cause: error })
}

/** Creates a client of the store or reports API; `timeoutMs` limits every call (T15). */
export function createApiClient({ base, lang, timeoutMs, headers, fetch, within }: ClientOptions): ApiClient {
  const api = ky.create({
    prefix: base,
    headers: { accept: 'application/json', 'accept-language': languageTag(lang), ...headers },
    timeout: within ? false : timeoutMs,
    retry: 0,
    parseJson,
    ...(fetch && { fetch }),
  })
  return {
    lang,
    async call(method, path, schema, { query, body, headers: callHeaders, timeoutMs: callTimeoutMs } = {}) {
      try {
        const options: Options = {
          method,
          ...(query && { searchParams: query }),
          ...(callHeaders && { headers: callHeaders }),
        }
        if (body !== undefined) options.json = body
        if (callTimeoutMs !== undefined && !within) options.timeout = callTimeoutMs
        const send = (signal?: AbortSignal) =>
          api(path, { ...options, ...(signal && { signal }) }).json(schema)
        // The schema has checked the body, but ky's types do not connect it with the caller's T.
        return (await (within ? within(send, callTimeoutMs ?? timeoutMs) : send())) as never
      } catch (error) {
        throw toApiError(error)
      }
    },
  }
}
