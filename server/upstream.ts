import { fetch as undiciFetch } from 'undici'
import type { ApiHost } from '#lib/host/host.ts'
import { readBounded } from '#lib/http/bounded-body.ts'

// The longest that a page waits for one call, and the most that it reads (L8): a slow host is worse than one that is down.
// A write is a visitor's own and may have had its effect already, so it gets more patience.
const DEADLINES_MS = { read: 1500, write: 8000 }
const LARGEST_ANSWER = 4 * 1024 * 1024

/**
 * An external API below `base`. Every answer is read whole within one deadline of its own, so that a body that trickles
 * cannot hold a page; undici is called directly because the framework's fetch drops deadlines (T15, L8).
 */
export function externalApi(base: string, deadlines = DEADLINES_MS): ApiHost {
  return {
    base,
    async fetch(request) {
      const isWrite = request.method !== 'GET' && request.method !== 'HEAD'
      const deadline = AbortSignal.timeout(isWrite ? deadlines.write : deadlines.read)
      const signal = AbortSignal.any([request.signal, deadline])
      const answer = await undiciFetch(request.url, {
        method: request.method,
        headers: [...request.headers],
        body: isWrite ? new Uint8Array(await request.arrayBuffer()) : null,
        redirect: 'manual',
        signal,
      })
      const body = await readBounded({ body: answer.body }, LARGEST_ANSWER)
      if (!body) throw new Error('The answer is larger than the shop accepts')
      const headers = new Headers([...answer.headers])
      // The bytes are decoded by now; their old length and encoding would lie.
      for (const name of ['content-encoding', 'content-length', 'transfer-encoding']) headers.delete(name)
      const isBare = [101, 204, 205, 304].includes(answer.status)
      return new Response(isBare ? null : body, { status: answer.status, headers })
    },
  }
}
