import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Agent, request as undiciRequest } from 'undici'
import type { Env } from '#lib/config/env.ts'
import { Semaphore } from '#lib/concurrency/semaphore.ts'
import { limitedAs, type RateLimits } from '#lib/host/limits.ts'
import { sessionOf } from '#lib/host/session-cookie.ts'
import { isCanonical } from '#lib/routes/api-endpoints.ts'
import { barePath } from '#lib/routes/paths.ts'
import type { FinishedPage } from '../finished-page/finished-page.ts'
import { sendOutagePage } from '../outage-page.ts'
import { DOCUMENT_HEADERS } from '../policy/security-headers.ts'
import { headersFromStore, headersToStore } from './platform-headers.ts'
import { platformPaths } from './platform-paths.ts'
import { reject, rejectScript } from '../requests/request-guard.ts'
import { visitorNetwork, visitorIp } from '../requests/visitor-ip.ts'

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']
const MAX_BODY_BYTES = 10 * 1024 * 1024
// A payment may take long; a store that sends nothing for this long is down.
const DEADLINE_MS = 30_000
const CONNECT_MS = 5000
// Payments may take long, so the platform's pages have a bound of their own (L11).
const MAX_CALLS = 64
const QUEUE = { maxWaiting: 200, maxWaitMs: 3000 }

/** The status of a request for the platform that gets no response of the store. */
type PlatformFailure = 400 | 405 | 413 | 429 | 502 | 503

/** The pages of the platform on the shop's own host (P30, platform 4, docs/decisions/0043). */
export interface PlatformProxy {
  /** Whether the platform handles this request; otherwise the shop does. */
  owns(method: string, url: string): boolean
  /** Sends the store's response; calls `fail` when there is none that the visitor can use. */
  serve(
    request: IncomingMessage,
    response: ServerResponse,
    fail: (status: PlatformFailure) => void,
  ): Promise<void>
}

/** Proxies checkout and account to the store's host; `undefined` without PLATFORM_PROXY. */
export function createPlatformProxy(env: Env, limits: RateLimits): PlatformProxy | undefined {
  if (!env.platformProxy || !env.platformUrl) return undefined
  const store = env.platformUrl
  const isSecure = env.siteUrl.startsWith('https:')
  const timeouts = { headersTimeout: DEADLINE_MS, bodyTimeout: DEADLINE_MS, connect: { timeout: CONNECT_MS } }
  const { owns, isPrivate } = platformPaths(env.platformPaths)
  const dispatcher = new Agent({ connections: MAX_CALLS, ...timeouts })
  const calls = new Semaphore(MAX_CALLS, QUEUE)

  async function serve(...[request, response, fail]: Parameters<PlatformProxy['serve']>) {
    const { method = 'GET', url = '/' } = request
    const [path = '/'] = url.split('?', 1)
    const target = URL.parse(store + url)
    if (!isCanonical(path) || target?.origin !== store || !owns(method, target.pathname)) return fail(400)
    if (!METHODS.includes(method)) return fail(405)
    // The platform is Portuguese: each of its pages has one address.
    if (barePath(path) !== path) {
      request.resume()
      const location = url.slice('/en'.length)
      response.writeHead(307, { location, 'cache-control': 'no-store', 'content-length': 0 }).end()
      return
    }
    if (Number(request.headers['content-length'] ?? 0) > MAX_BODY_BYTES) return fail(413)
    const isRead = method === 'GET' || method === 'HEAD' || method === 'OPTIONS'
    const session = sessionOf(request.headers.cookie ?? null, env)
    const ip = visitorNetwork(request, env.trustProxy)
    const kind = limitedAs(method, target.pathname.replace(/\/+$/, '').toLowerCase())
    if (!isRead && (await limits.take(kind, { ip, session })) > 0) return fail(429)
    const clientGone = new AbortController()
    response.once('close', () => clientGone.abort())
    const sides = {
      store,
      isSecure,
      sessionCookieName: env.sessionCookie,
      ip: visitorIp(request, env.trustProxy),
    }
    const hasBody = request.headers['content-length'] !== undefined || 'transfer-encoding' in request.headers
    let isTooLarge = false
    async function* body() {
      let size = 0
      for await (const chunk of request as AsyncIterable<Buffer>) {
        size += chunk.length
        isTooLarge = size > MAX_BODY_BYTES
        if (isTooLarge) throw new Error('The body is too large')
        yield chunk
      }
    }
    let release: (() => void) | undefined
    try {
      release = await calls.acquire()
      const answer = await undiciRequest(target, {
        method: method as 'GET',
        headers: headersToStore(request.headers, sides),
        body: hasBody && !isRead ? Readable.from(body()) : null,
        dispatcher,
        signal: clientGone.signal,
      })
      if (answer.statusCode >= 500) {
        await answer.body.dump()
        return fail(answer.statusCode === 503 || answer.statusCode === 504 ? 503 : 502)
      }
      // A response that breaks off before its body begins is answered with the outage page; the connection is not reset.
      const chunks = answer.body[Symbol.asyncIterator]()
      const first = await chunks.next()
      // The platform's pages have scripts and frames of their own, so their policy comes from the store.
      for (const name of DOCUMENT_HEADERS) response.removeHeader(name)
      response.writeHead(answer.statusCode, headersFromStore(answer.headers, sides, isPrivate(path)))
      await pipeline(bodyFrom(first, chunks), response)
    } catch (error) {
      if (clientGone.signal.aborted) return
      // The query may hold an e-mail address or a session.
      if (!isTooLarge) console.warn(`platform: ${method} ${path}: ${(error as Error).message}`)
      if (response.headersSent) response.destroy()
      else fail(isTooLarge ? 413 : 503)
    } finally {
      release?.()
    }
  }

  return { owns, serve }
}

async function* bodyFrom(first: IteratorResult<Buffer>, rest: AsyncIterator<Buffer>): AsyncGenerator<Buffer> {
  for (let next = first; !next.done; next = await rest.next()) yield next.value
}

interface Exchange {
  request: IncomingMessage
  response: ServerResponse
  /** Returns the outage page in the language of the address. */
  outage: () => FinishedPage
}

/** Serves a request that the platform owns; a visitor who cannot get its page sees the shop's outage page (P9, P30). */
export function servePlatform(
  platform: PlatformProxy,
  { request, response, outage }: Exchange,
): Promise<void> {
  return platform.serve(request, response, (status) => {
    const isPage = /\btext\/html\b/.test(request.headers.accept ?? '')
    if (status !== 502 && status !== 503) return reject(request, response, status)
    if (!isPage) return rejectScript(request, response, status)
    request.resume()
    sendOutagePage(request, response, outage())
  })
}
