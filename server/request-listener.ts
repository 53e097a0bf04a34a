import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import compression from 'compression'
import type { Env } from '#lib/config/env.ts'
import { proxyToStore } from '#lib/handlers/api-proxy.ts'
import { withRequestId } from '#lib/host/request-id.ts'
import { withVisitorCookies } from '#lib/host/visitor-cookies.ts'
import { VISITOR_IP_HEADER } from '#lib/http/visitor-ip-header.ts'
import { newKey } from '#lib/http/random-key.ts'
import { isPage, isStoreApi } from '#lib/routes/address-space.ts'
import { langOfPath } from '#lib/routes/lang.ts'
import type { Admission } from './requests/admission.ts'
import { readBuiltFiles, sendBuiltFile } from './encoding/built-files.ts'
import { answerWith } from './requests/fetch-handler.ts'
import type { Health } from './requests/health.ts'
import { markForMiddleware } from './requests/mark-for-middleware.ts'
import type { Observer } from './observability/observer.ts'
import { outagePage } from './outage-page.ts'
import { PictureFiles, VERSION_FILE } from './picture-files.ts'
import type { PageService } from './page-service.ts'
import { servePlatform, type PlatformProxy } from './platform/platform-proxy.ts'
import { createSecurityHeaders } from './policy/security-headers.ts'
import { normalizedUrl, pageUrl, redirect, reject, rejectionStatus } from './requests/request-guard.ts'
import { visitorNetwork } from './requests/visitor-ip.ts'

type NextHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>

interface Parts {
  env: Env
  dev: boolean
  /** The server's own address. */
  origin: string
  health: Health
  admission: Admission
  observer: Observer
  pages: PageService
  platform: PlatformProxy | undefined
  next: NextHandler
}

/**
 * Returns the listener for every request of the process. It responds itself to health checks, rejected requests, redirects to the
 * canonical address, built files and stored pages; within the admission limits, a browser's call of the store API goes to the store
 * (docs/decisions/0096) and the rest to the platform or to Next.
 */
export function createRequestListener(parts: Parts): RequestListener {
  const { env, dev, origin, health, admission, observer, pages, platform, next } = parts
  const { answers, deferredSheets, notFoundPages, refresher } = pages
  const answersFromMemory = !dev && env.pageCacheMb > 0
  const builtFiles = dev ? new Map() : readBuiltFiles('.next/static')
  const pictures = dev ? undefined : new PictureFiles('public/img', VERSION_FILE)
  const compressWhileSending = compression({ threshold: 1024 })
  const securityHeaders = createSecurityHeaders(env)

  function toPlatform(request: IncomingMessage, response: ServerResponse) {
    const outage = () => pages.finish(outagePage(langOfPath(request.url ?? '/'), pages.outagePages))
    void servePlatform(platform!, { request, response, outage })
  }

  function toShop(request: IncomingMessage, response: ServerResponse, visitor: string, isOfPage: boolean) {
    request.headers[VISITOR_IP_HEADER] = visitor
    if (!dev && isOfPage) return void toPage(request, response)
    if (isStoreApi(request.url ?? '/')) return void toStore(request, response)
    markForMiddleware(request)
    if (!dev) compressWhileSending(request as never, response as never, () => {})
    void toNext(request, response)
  }

  // Requests for addresses without a page, which scanners send by the hundred, do not reach Next (docs/decisions/0097).
  async function toPage(request: IncomingMessage, response: ServerResponse) {
    const notFoundPath =
      answersFromMemory && !refresher.isOwn(request) ? await notFoundPages.pathFor(request) : undefined
    if (notFoundPath !== undefined && answers.notFound(request, response, notFoundPath)) return
    markForMiddleware(request)
    answers.fromNext(request, response, toNext, notFoundPath)
  }

  function toStore(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    return withRequestId(newKey(), () => answerWith(proxyToStore, { incoming, outgoing, origin }))
  }

  // Any response of the store may set cookies for the visitor whose request is handled.
  function toNext(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const addCookie = (cookie: string) => {
      if (!response.headersSent) response.appendHeader('Set-Cookie', cookie)
    }
    return withRequestId(newKey(), () => withVisitorCookies(addCookie, () => next(request, response)))
  }

  return (request, response) => {
    const { method = 'GET', url = '/' } = request
    if (health.answer(request, response)) return
    const isForPlatform = platform?.owns(method, url) ?? false
    const status = rejectionStatus(method, url, isForPlatform)
    const isOfPage = !status && isPage(method, url)
    if (!refresher.isOwn(request)) observer.request(request, response, isOfPage)
    if (answersFromMemory && !status && answers.fromMemory(request, response)) return
    for (const [name, value] of securityHeaders(url, isOfPage)) response.setHeader(name, value)
    // No response of a staging copy is indexed (R74).
    if (env.isStaging) response.setHeader('X-Robots-Tag', 'noindex')
    if (status) return reject(request, response, status)
    if (!isForPlatform) {
      const address = normalizedUrl(url)
      if (address) {
        // The page of this address may have another spelling: looking it up first makes this the only redirect, but may call the store (R16).
        const toPage = () => void pageUrl(address).then((to) => redirect(request, response, to))
        const isAdmitted = admission.admit(request, response, visitorNetwork(request, env.trustProxy), toPage)
        return isAdmitted ? undefined : reject(request, response, 429)
      }
      if (sendBuiltFile(builtFiles, request, response) || deferredSheets.send(request, response)) return
      const picture = pictures?.at(url.split('?', 1)[0]!)
      if (picture) {
        request.url = picture.path
        response.setHeader('Cache-Control', picture.cacheControl)
      }
    }
    // Only a trusted proxy may set the original host (R28).
    if (!env.trustProxy) delete request.headers['x-forwarded-host']
    const visitor = visitorNetwork(request, env.trustProxy)
    const start = () =>
      isForPlatform ? toPlatform(request, response) : toShop(request, response, visitor, isOfPage)
    if (refresher.isOwn(request)) return start()
    if (!admission.admit(request, response, visitor, start)) reject(request, response, 429)
  }
}
