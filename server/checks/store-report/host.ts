import { setTimeout as sleep } from 'node:timers/promises'
import { createApiClient, type ApiClient } from '#lib/client/api-client.ts'
import { parseCookies } from '#lib/http/cookies.ts'

type Fields = Record<string, unknown>

/** A response of a store; status 0 when there was none. */
export interface HostResponse {
  status: number
  /** 2xx with a JSON body. */
  isDocument: boolean
  /** The document without a wrapper `data`; {} unless the body is a JSON object. */
  body: Fields
  isJson: boolean
  text: string
  headers: Headers
}

/** A store of the platform, called as one visitor. */
export interface StoreHost {
  base: string
  call(
    method: string,
    path: string,
    options?: { query?: Record<string, string>; body?: unknown; headers?: Record<string, string> },
  ): Promise<HostResponse>
  /** The visitor's cookies by name. */
  cookies: Map<string, string>
  /** The client with which the shop reads this store, without a session. */
  reader: ApiClient
}

interface HostOptions {
  appToken: string
  userAgent: string
  sessionCookie: string
}

const DEADLINE_MS = 10_000
const MAX_WAIT_S = 10

/** A visitor of the store at `base`, the address before `/v2/front`; keeps cookies and sends the session twice (platform 1). */
export function openStoreHost(base: string, { appToken, userAgent, sessionCookie }: HostOptions): StoreHost {
  const address = base.replace(/\/+$/, '')
  const cookies = new Map<string, string>()
  async function fetchResponse(url: URL, init: RequestInit): Promise<HostResponse> {
    const response = await fetch(url, {
      ...init,
      redirect: 'manual',
      signal: AbortSignal.timeout(DEADLINE_MS),
    })
    for (const cookie of response.headers.getSetCookie())
      for (const [name, value] of parseCookies(cookie.split(';', 1)[0]!)) cookies.set(name, value)
    return read(response.status, await response.text(), response.headers)
  }
  const reader = createApiClient({
    base: `${address}/v2/front`,
    lang: 'pt',
    timeoutMs: DEADLINE_MS,
    headers: { 'app-token': appToken, 'user-agent': userAgent, session: '' },
  })
  return {
    base: address,
    cookies,
    reader,
    async call(method, path, { query = {}, body, headers = {} } = {}) {
      const url = new URL(`${address}/v2/front/${path}`)
      for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
      const init: RequestInit = {
        method,
        headers: {
          accept: 'application/json',
          'user-agent': userAgent,
          'app-token': appToken,
          session: cookies.get(sessionCookie) ?? '',
          ...(cookie && { cookie }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      }
      try {
        const response = await fetchResponse(url, init)
        if (response.status !== 429) return response
        // A store may limit the rate of calls; the call is repeated once.
        await sleep(1000 * Math.min(MAX_WAIT_S, Number(response.headers.get('retry-after')) || 1))
        return await fetchResponse(url, init)
      } catch (error) {
        return { ...read(0, '', new Headers()), text: reasonOf(error) }
      }
    },
  }
}

function reasonOf(error: unknown): string {
  const { message, cause } = error as Error
  return cause instanceof Error ? cause.message : message
}

function read(status: number, text: string, headers: Headers): HostResponse {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    value = undefined
  }
  const isJson = typeof value === 'object' && value !== null
  const body = isJson ? (value as Fields) : {}
  const inner = body['data']
  const isWrapped = isRecord(inner) && !('estrutura' in body) && !('itens' in body)
  return {
    status,
    isJson,
    isDocument: isJson && status >= 200 && status < 300,
    body: isWrapped ? inner : body,
    text,
    headers,
  }
}

/** Whether a value is a JSON object, not PHP's empty array. */
export function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A nested field of a document, by its path of names; `undefined` when it is missing, also in [], which PHP writes for {}. */
export function fieldAt(document: unknown, ...path: string[]): unknown {
  return path.reduce<unknown>((value, name) => (isRecord(value) ? value[name] : undefined), document)
}

/** The entries of a list, which PHP may also write as an object with numeric keys (platform 3). */
export function entries(list: unknown): Fields[] {
  const values: unknown[] = Array.isArray(list) ? list : isRecord(list) ? Object.values(list) : []
  return values.filter(isRecord)
}

/** A number in either style of the platform, `1299.9` or `1.299,90`; `undefined` when there is none (platform 3). */
export function amount(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined
  if (typeof value !== 'string' || value.trim() === '') return undefined
  const text = value.includes(',') ? value.replaceAll('.', '').replace(',', '.') : value
  const number = Number(text.trim())
  return Number.isFinite(number) ? number : undefined
}
