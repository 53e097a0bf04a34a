import { fetch as undiciFetch } from 'undici'
import type { ApiHost } from '#lib/host/host.ts'
import { readBounded } from '#lib/http/bounded-body.ts'

// The deadline of a call and the largest response (L8): a slow host is worse than one that is down. A write gets a longer deadline,
// because it may already have taken effect.
const DEADLINES_MS = { read: 1500, write: 8000 }
const MAX_RESPONSE_BYTES = 4 * 1024 * 1024

/**
 * An external API below `base`. The deadline includes reading the whole body, so a slowly dripping one cannot delay a page. Calls
 * undici directly, because Next's fetch drops deadlines (T15, L8).
 */
export function externalApi(base: string, deadlines = DEADLINES_MS): ApiHost {
  return {
    base,
    async fetch(request) {
      const isWrite = request.method !== 'GET' && request.method !== 'HEAD'
      const deadline = AbortSignal.timeout(isWrite ? deadlines.write : deadlines.read)
      const signal = AbortSignal.any([request.signal, deadline])
      const response = await undiciFetch(request.url, {
        method: request.method,
        headers: [...request.headers],
        body: isWrite ? new Uint8Array(await request.arrayBuffer()) : null,
        redirect: 'manual',
        signal,
      })
      const body = await readBounded({ body: response.body }, MAX_RESPONSE_BYTES)
      if (!body) throw new Error('The response is larger than the shop accepts')
      const headers = new Headers([...response.headers])
      // The body is decoded, so these headers no longer describe it.
      for (const name of ['content-encoding', 'content-length', 'transfer-encoding']) headers.delete(name)
      const hasNoBody = [101, 204, 205, 304].includes(response.status)
      return new Response(hasNoBody ? null : body, { status: response.status, headers })
    },
  }
}
