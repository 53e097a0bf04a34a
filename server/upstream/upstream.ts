import { fetch as undiciFetch } from 'undici'
import { EXTERNAL_MAX_FACTOR, responsiveTimeSignal } from '#lib/concurrency/responsive-time.ts'
import { Semaphore, SemaphoreBusy } from '#lib/concurrency/semaphore.ts'
import { endpointOf } from '#lib/routes/api-endpoints.ts'
import type { ApiHost } from '#lib/host/host.ts'
import { readBounded } from '#lib/http/bounded-body.ts'
import { HostCircuits, type CallResult } from './circuit.ts'

// The deadline of a call and the largest response (L8): a slow host is worse than one that is down. A write gets a longer deadline,
// because it may already have taken effect. Both include the time in the queue.
const DEADLINES_MS = { read: 1500, write: 8000 }
const MAX_RESPONSE_BYTES = 4 * 1024 * 1024
// At most 20 calls run at the same time (L11). Reads leave some places free, so that a cart can be changed while pages load.
const MAX_CALLS = 20
const MAX_READS = 16
const QUEUE = { maxWaiting: 200, maxWaitMs: 1000 }
// A call that its caller aborts before this share of the deadline does not count as a failure of the host.
const FAILED_AFTER = 0.8
const NO_CONNECTION =
  /^(?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT)$/

interface ExternalOptions {
  /** Sent with every call: a store's firewall may reject calls without a proper user agent (platform 1). */
  userAgent: string
  /** Whether every response has to be JSON, so that a firewall's page counts as an outage and never as a 404 (platform 1). */
  isJson?: boolean
  /** The name of the only endpoint, all of whose addresses share one circuit breaker; by default the paths of the API tell. */
  endpoint?: string
  deadlines?: typeof DEADLINES_MS
}

/**
 * An external API below `base`. The deadline includes reading the whole body, so one that arrives slowly cannot delay a page. Calls
 * undici directly, because Next's fetch drops deadlines (T15, L8). A semaphore and circuit breakers limit the calls to a slow or
 * failing host (L11, docs/decisions/0059): throws CircuitOpen or SemaphoreBusy without calling it.
 */
export function externalApi(
  base: string,
  { userAgent, isJson = false, endpoint: onlyEndpoint, deadlines = DEADLINES_MS }: ExternalOptions,
): ApiHost {
  const circuits = new HostCircuits()
  const calls = new Semaphore(MAX_CALLS, QUEUE)
  const reads = new Semaphore(MAX_READS, QUEUE)
  const basePath = new URL(base).pathname.replace(/\/$/, '')

  async function call(request: Request, isWrite: boolean, deadline: AbortSignal): Promise<Response> {
    const response = await undiciFetch(request.url, {
      method: request.method,
      headers: [...request.headers, ['user-agent', userAgent]],
      body: isWrite ? new Uint8Array(await request.arrayBuffer()) : null,
      redirect: 'manual',
      signal: AbortSignal.any([request.signal, deadline]),
    })
    const body = await readBounded({ body: response.body }, MAX_RESPONSE_BYTES)
    if (!body) throw new Error('The response is larger than the shop accepts')
    if (isJson && !isDocument(body, response)) throw new Error('The response is not JSON')
    const headers = new Headers([...response.headers])
    // The body is decoded, so these headers no longer describe it.
    for (const name of ['content-encoding', 'content-length', 'transfer-encoding']) headers.delete(name)
    const hasNoBody = [101, 204, 205, 304].includes(response.status)
    return new Response(hasNoBody ? null : body, { status: response.status, headers })
  }

  return {
    base,
    async fetch(request) {
      const isWrite = request.method !== 'GET' && request.method !== 'HEAD'
      const limit = isWrite ? deadlines.write : deadlines.read
      const names = [
        onlyEndpoint ?? circuitName(request, basePath),
        `${request.method} ${request.url}`,
      ] as const
      circuits.check(...names)
      const { signal: deadline, cancel } = responsiveTimeSignal(limit, EXTERNAL_MAX_FACTOR)
      // Names the endpoint and not the address, which may contain what a visitor has typed: the log omits equal messages.
      const endpoint = onlyEndpoint ?? endpointOf(pathIn(request, basePath))
      const logFailure = (reason: unknown) =>
        console.warn(`API ${base}: ${request.method} ${endpoint ?? 'another path'}:`, reason)
      const run = async () => {
        if (deadline.aborted) throw new SemaphoreBusy()
        // The calls before this one may have opened a circuit.
        const permitted = circuits.permit(...names)
        const start = performance.now()
        try {
          const response = await call(request, isWrite, deadline)
          permitted.end(response.status >= 500 ? 'failure' : 'success')
          if (response.status >= 500) logFailure(`status ${response.status}`)
          return response
        } catch (error) {
          const isAbandoned = request.signal.aborted && performance.now() - start < limit * FAILED_AFTER
          permitted.end(isAbandoned ? 'abandoned' : failureOf(error))
          if (!isAbandoned) logFailure(error)
          throw error
        }
      }
      const queued = isWrite ? calls.run(1, run) : reads.run(1, () => calls.run(1, run))
      return queued.finally(cancel)
    },
  }
}

// All addresses of an endpoint, such as the menus by name, share its circuit breaker.
function circuitName(request: Request, basePath: string): string {
  const path = pathIn(request, basePath)
  return `${request.method} ${endpointOf(path) ?? path}`
}

function pathIn({ url }: Request, basePath: string): string {
  return new URL(url).pathname.slice(basePath.length)
}

function failureOf(error: unknown): CallResult {
  const cause = (error as { cause?: { code?: unknown } | undefined } | null)?.cause
  return NO_CONNECTION.test(String(cause?.code)) ? 'no-connection' : 'failure'
}

// An error may have an empty body, because its status is enough; the schemas of lib/contract check successful documents.
function isDocument(
  body: Uint8Array,
  { ok, headers }: { ok: boolean; headers: { get(name: string): string | null } },
) {
  const start = body.findIndex((byte) => !BLANK.has(byte))
  if (start < 0) return true
  const isMarkup = /^(?:text\/html|application\/xhtml)/i.test(headers.get('content-type') ?? '')
  if (isMarkup || body[start] === '<'.charCodeAt(0)) return false
  return ok || isJsonText(new TextDecoder().decode(body))
}

// White space and the bytes of a byte order mark.
const BLANK = new Set([...Buffer.from(' \t\r\n\f\v\ufeff')])

function isJsonText(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
