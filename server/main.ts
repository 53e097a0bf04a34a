import type { IncomingMessage, ServerResponse } from 'node:http'
import next from 'next'
import { ADDRESS_HEADER } from '#lib/http/address-header.ts'
import { currentRequestId, withRequestId } from '#lib/host/request-id.ts'
import { newKey } from '#lib/http/random-key.ts'
import { withVisitorCookies } from '#lib/host/visitor-cookies.ts'
import { isPage } from '#lib/routes/address-space.ts'
import { parseEnv } from '#lib/config/env.ts'
import { langOfPath, LANGS } from '#lib/routes/lang.ts'
import { localePath, paths } from '#lib/routes/paths.ts'
import { createAdmission } from './admission.ts'
import { drainOnSignals } from './drain.ts'
import { createEdgeHeaders } from './edge-headers.ts'
import { readBuiltFiles, sendBuiltFile } from './encoding/built-files.ts'
import compression from 'compression'
import { createPageAnswers } from './answer.ts'
import { createHealth, remembered } from './health.ts'
import { createListener } from './listener.ts'
import { createLog, logAsJson } from './log.ts'
import { markForMiddleware } from './mark-for-middleware.ts'
import { openHost } from './open-host.ts'
import { loadOutagePages, outagePage, type OutagePages } from './outage-page.ts'
import { createFinishPage } from './finished-page/finished-page.ts'
import { createLateSheets } from './finished-page/late-sheet.ts'
import { readStyleSheets } from './finished-page/inline-styles.ts'
import { openInvalidation } from './invalidation.ts'
import { PageAddresses } from './page-store/page-addresses.ts'
import { PageEncodings } from './page-store/page-encodings.ts'
import { PageRefresher } from './page-store/page-refresher.ts'
import { PageStore, setPageStore } from './page-store/page-store.ts'
import { createSendCopy } from './page-store/send-copy.ts'
import { createPlatformProxy, servePlatform } from './platform-proxy.ts'
import { createPagePolicy } from './policy/page-policy.ts'
import { createSecurityHeaders } from './policy/security-headers.ts'
import { redirect, rejectionStatus, reject, normalizedUrl } from './request-guard.ts'
import { visitorAddress } from './visitor-address.ts'

// Write errors of stdout and stderr are ignored, so that the shop survives the end of the process that reads its log. Otherwise each
// failed write would log an error, whose own write fails too, without end (L28).
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
const MIB = 1024 * 1024
const dev = process.argv.includes('--dev')
const { env, problems } = parseEnv(process.env)
if (problems.length > 0) {
  console.error(problems.map(({ text }) => text).join('\n'))
  process.exit(1)
}

const { host, close, watch, isReady } = await openHost(env).catch((error: Error) => {
  console.error(error.message)
  process.exit(1)
})
const platform = createPlatformProxy(env, host.limits)
const app = next({ dev, port: env.port, hostname: 'localhost' })
await app.prepare()
const handle = app.getRequestHandler()
const outagePages: OutagePages = {}
const builtFiles = dev ? new Map() : readBuiltFiles('.next/static')
const compressWhileSending = compression({ threshold: 1024 })
const origin = `http://localhost:${env.port}`
const securityHeaders = createSecurityHeaders(env)
const styleSheets = dev ? new Map() : readStyleSheets('.next/static')
const lateSheets = createLateSheets([...styleSheets.values()])
const finishPage = createFinishPage(styleSheets, createPagePolicy(env), lateSheets, env.pageStepsOff)
const store = new PageStore(Math.max(1, env.pageCacheMb) * MIB, Date.now, finishPage)
setPageStore(store)
const answersFromMemory = !dev && env.pageCacheMb > 0
const addresses = new PageAddresses()
const refresher = new PageRefresher(origin, store, () => server.listening)
const send = createSendCopy(new PageEncodings(), createEdgeHeaders(env.edgeHeaders))
const pages = createPageAnswers({ store, addresses, refresher, outagePages, finish: finishPage, send })
const invalidation = openInvalidation(origin, () => server, { store, addresses, refresher })
const admission = createAdmission()
let arePagesWarm = dev
const health = createHealth({
  database: remembered(isReady),
  pages: () => arePagesWarm,
  traffic: () => !isDraining(),
})

const server = createListener(dev, (request, response) => {
  const { method = 'GET', url = '/' } = request
  if (health.answer(request, response)) return
  const isForPlatform = platform?.owns(method, url) ?? false
  const status = rejectionStatus(method, url, isForPlatform)
  if (answersFromMemory && !status && pages.fromMemory(request, response)) return
  const isOfPage = !status && isPage(method, url)
  for (const [name, value] of securityHeaders(url, isOfPage)) response.setHeader(name, value)
  // No response of a staging copy is indexed (R74).
  if (env.isStaging) response.setHeader('X-Robots-Tag', 'noindex')
  if (status) return reject(request, response, status)
  if (!isForPlatform) {
    const address = normalizedUrl(url)
    if (address) return redirect(request, response, address)
    if (sendBuiltFile(builtFiles, request, response) || lateSheets.send(request, response)) return
  }
  // Only a trusted proxy may set the original host (R28).
  if (!env.trustProxy) delete request.headers['x-forwarded-host']
  const visitor = visitorAddress(request, env.trustProxy)
  const start = () =>
    isForPlatform ? startForPlatform(request, response) : startForShop(request, response, visitor, isOfPage)
  if (refresher.isOwn(request)) return start()
  if (!admission.admit(request, response, visitor, start)) reject(request, response, 429)
})

function startForPlatform(request: IncomingMessage, response: ServerResponse) {
  const outage = () => finishPage(outagePage(langOfPath(request.url ?? '/'), outagePages))
  void servePlatform(platform!, { request, response, outage })
}

function startForShop(
  request: IncomingMessage,
  response: ServerResponse,
  visitor: string,
  isOfPage: boolean,
) {
  request.headers[ADDRESS_HEADER] = visitor
  markForMiddleware(request)
  if (!dev && isOfPage) return pages.fromNext(request, response, handleWithNext)
  if (!dev) compressWhileSending(request as never, response as never, () => {})
  void handleWithNext(request, response)
}

// Any response of the store may set cookies for the visitor whose request is handled.
function handleWithNext(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const addCookie = (cookie: string) => {
    if (!response.headersSent) response.appendHeader('Set-Cookie', cookie)
  }
  return withRequestId(newKey(), () => withVisitorCookies(addCookie, () => handle(request, response)))
}

server.once('error', (error: NodeJS.ErrnoException) => {
  const sentence =
    error.code === 'EADDRINUSE'
      ? `Port ${env.port} is taken by another program. Stop it, or choose another port: PORT=${env.port + 1} npm start`
      : error.message
  console.error(sentence)
  process.exit(1)
})
server.listen(env.port, () => {
  console.log(`\n  ${env.brandName} is open: ${origin}  (English: ${origin}/en)\n`)
  // From here on the output is a log for machines; what comes before is for the person who starts the shop.
  if (!dev) logAsJson(createLog({ write: (line) => process.stderr.write(line), requestId: currentRequestId }))
  if (!dev) void warmPages().finally(() => (arePagesWarm = true))
  watch?.(invalidation.onChange)
})

// Renders the outage pages, and the home page in both languages; /readyz responds with 200 only after that.
async function warmPages() {
  await loadOutagePages(origin, outagePages).catch((error) => console.warn('outage page:', String(error)))
  for (const lang of LANGS)
    await fetch(origin + localePath(lang, paths.home())).then(
      (page) => page.text(),
      () => '',
    )
}

const isDraining = drainOnSignals({
  server,
  noticeMs: env.drainSeconds * 1000,
  close: async () => {
    await app.close()
    await close()
  },
})
