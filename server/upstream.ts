import { fetch as undiciFetch } from 'undici'
import type { ApiHost } from '#lib/host/host.ts'
import { readBounded } from '#lib/http/bounded-body.ts'

// The deadline of a call and the largest response (L8): a slow host is worse than one that is down. A write gets a longer deadline,
// because it may already have taken effect.
const DEADLINES_MS = { read: 1500, write: 8000 }
const MAX_RESPONSE_BYTES = 4 * 1024 * 1024

interface ExternalOptions {
  /** Sent with every call: a store's firewall may reject calls without a proper user agent (platform 1). */
  userAgent: string
  /** Whether every response has to be JSON, so that a firewall's page counts as an outage and never as a 404 (platform 1). */
  isJson?: boolean
  deadlines?: typeof DEADLINES_MS
}

/**
 * An external API below `base`. The deadline includes reading the whole body, so a slowly dripping one cannot delay a page. Calls
 * undici directly, because Next's fetch drops deadlines (T15, L8).
 */
export function externalApi(
  base: string,
  { userAgent, isJson = false, deadlines = DEADLINES_MS }: ExternalOptions,
): ApiHost {
  return {
    base,
    async fetch(request) {
      const isWrite = request.method !== 'GET' && request.method !== 'HEAD'
      const deadline = AbortSignal.timeout(isWrite ? deadlines.write : deadlines.read)
      const signal = AbortSignal.any([request.signal, deadline])
      const response = await undiciFetch(request.url, {
        method: request.method,
        headers: [...request.headers, ['user-agent', userAgent]],
        body: isWrite ? new Uint8Array(await request.arrayBuffer()) : null,
        redirect: 'manual',
        signal,
      })
      const body = await readBounded({ body: response.body }, MAX_RESPONSE_BYTES)
      if (!body) throw new Error('The response is larger than the shop accepts')
      if (isJson && !isDocument(body, response)) throw new Error('The response is not JSON')
      const headers = new Headers([...response.headers])
      // The body is decoded, so these headers no longer describe it.
      for (const name of ['content-encoding', 'content-length', 'transfer-encoding']) headers.delete(name)
      const hasNoBody = [101, 204, 205, 304].includes(response.status)
      return new Response(hasNoBody ? null : body, { status: response.status, headers })
    },
  }
}

// An error may have an empty body, because its status is enough; the schemas of lib/contract check successful documents.
function isDocument(
  body: Uint8Array,
  { ok, headers }: { ok: boolean; headers: { get(name: string): string | null } },
) {
  const text = new TextDecoder().decode(body.subarray(0, ok ? 100 : MAX_RESPONSE_BYTES)).trim()
  if (text === '') return true
  if (text.startsWith('<') || /^text\/html\b/i.test(headers.get('content-type') ?? '')) return false
  return ok || isJsonText(text)
}

function isJsonText(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
