import type { IncomingMessage, ServerResponse } from 'node:http'
import { HEALTH_PATHS } from '../../lib/routes/address-space.ts'

const MAX_WAIT_MS = 1000
const CACHE_MS = 1000

/** A condition that must be met before the process gets traffic; one that throws or takes longer than a second is not met. */
type Check = () => boolean | Promise<boolean>

/** Responds to the health checks of a load balancer (L28). */
export interface Health {
  /** Responds to /healthz and /readyz; returns false for any other address. */
  answer(request: IncomingMessage, response: ServerResponse): boolean
}

/** /healthz is 200 as long as the process responds; /readyz is 200 while every check is met, otherwise 503 with the names of the unmet ones. */
export function createHealth(checks: Record<string, Check>): Health {
  async function unmetChecks(): Promise<string[]> {
    const results = Object.entries(checks).map(async ([name, check]) => ((await isMet(check)) ? [] : [name]))
    return (await Promise.all(results)).flat()
  }

  return {
    answer(request, response) {
      const path = (request.url ?? '/').split('?', 1)[0]!
      const isRead = request.method === 'GET' || request.method === 'HEAD'
      if (!isRead || (path !== HEALTH_PATHS.live && path !== HEALTH_PATHS.ready)) return false
      if (path === HEALTH_PATHS.live) send(request, response, [])
      else void unmetChecks().then((unmet) => send(request, response, unmet))
      return true
    },
  }
}

/** A check whose result is cached for a second, so that many probes cost one query. */
export function cachedCheck(check: Check, now: () => number = Date.now): Check {
  let last: { until: number; result: boolean | Promise<boolean> } | undefined
  return () => {
    if (!last || last.until <= now()) last = { until: now() + CACHE_MS, result: check() }
    return last.result
  }
}

function isMet(check: Check): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), MAX_WAIT_MS)
    void Promise.resolve()
      .then(check)
      .catch(() => false)
      .then((isOk) => {
        clearTimeout(timer)
        resolve(isOk)
      })
  })
}

function send({ method }: IncomingMessage, response: ServerResponse, unmet: string[]) {
  const text = JSON.stringify({ ok: unmet.length === 0, ...(unmet.length > 0 && { unmet }) })
  response.writeHead(unmet.length === 0 ? 200 : 503, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': text.length,
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    'X-Robots-Tag': 'noindex',
    ...(unmet.length > 0 && { 'Retry-After': 1 }),
  })
  response.end(method === 'HEAD' ? undefined : text)
}
