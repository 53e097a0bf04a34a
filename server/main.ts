import next from 'next'
import { parseEnv } from '#lib/config/env.ts'
import type { ChangeListener } from '#lib/embedded/changes/listener.ts'
import { backgroundTasksDone } from '#lib/process/background-tasks.ts'
import { currentRequestId } from '#lib/host/request-id.ts'
import { LANGS } from '#lib/routes/lang.ts'
import { localePath, paths } from '#lib/routes/paths.ts'
import { createAdmission } from './requests/admission.ts'
import { createDrain } from './requests/drain.ts'
import { createHealth, cachedCheck } from './requests/health.ts'
import { openInvalidation } from './invalidation.ts'
import { createHttpServer } from './requests/http-server.ts'
import { createLog, logAsJson } from './observability/log.ts'
import { createObserver } from './observability/observer.ts'
import { openHost } from './open-host.ts'
import { loadOutagePages } from './outage-page.ts'
import { SharedCopies } from './page-copies/shared-copies.ts'
import { createPageService } from './page-service.ts'
import { setPageCopies } from './page-store/page-copies.ts'
import { VISITED } from './page-store/refresh-order.ts'
import { createPlatformProxy } from './platform/platform-proxy.ts'
import { createCdnPurge } from './cdn/cdn-purge.ts'
import { createRequestListener } from './request-listener.ts'
import { releaseMemoryRegularly, releaseStartMemory } from './release-memory.ts'

// Write errors of stdout and stderr are ignored, so that the shop survives the end of the process that reads its log. Otherwise each
// failed write would log an error, whose own write fails too, without end (L28).
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
const dev = process.argv.includes('--dev')
const { env, problems } = parseEnv(process.env)
if (problems.length > 0) {
  console.error(problems.map(({ text }) => text).join('\n'))
  process.exit(1)
}

const { host, close, watch, copies, isReady, pool } = await openHost(env).catch((error: Error) => {
  console.error(error.message)
  process.exit(1)
})
const origin = `http://localhost:${env.port}`
const app = next({ dev, port: env.port, hostname: 'localhost' })
await app.prepare()
const server = createHttpServer(dev)
const drain = createDrain(server, env.drainSeconds * 1000)
const metrics =
  env.metricsPort === undefined ? undefined : (await import('./observability/metrics.ts')).createMetrics()
const observer = createObserver(metrics, env.serverTiming)

const pages = createPageService(env, { dev, origin, observer, isListening: () => server.listening })
if (watch) pages.store.expectLog()
if (copies && !dev) setPageCopies(new SharedCopies(pages.store, copies))
const { purgeUrl } = env.edge
const purge =
  purgeUrl === undefined || dev
    ? undefined
    : createCdnPurge(purgeUrl, { pagesReady: () => pages.refresher.settled(VISITED) })
const invalidation = openInvalidation(origin, server, pages, purge)

const admission = createAdmission()
let arePagesWarm = dev
const health = createHealth({
  database: cachedCheck(isReady),
  pages: () => arePagesWarm,
  traffic: () => !drain.isDraining(),
})
server.on(
  'request',
  createRequestListener({
    env,
    dev,
    origin,
    health,
    admission,
    observer,
    pages,
    platform: createPlatformProxy(env, host.limits),
    next: app.getRequestHandler(),
  }),
)

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
  if (!dev)
    void warmPages().finally(() => {
      releaseStartMemory()
      releaseMemoryRegularly()
      arePagesWarm = true
    })
  const onChange: ChangeListener = async (tags, changedAt, latest) => {
    await invalidation.onChange(tags, changedAt, latest)
    observer.invalidated(changedAt)
  }
  watch?.(onChange, { onApplied: (position) => pages.store.appliedUntil(position) })
})
const endMetrics =
  env.metricsPort === undefined
    ? undefined
    : metrics?.listen(env.metricsPort, () => ({
        admission: admission.depth(),
        pages: pages.store.size,
        refreshes: pages.refresher,
        pool: pool(),
      }))

drain.onSignals(async () => {
  endMetrics?.()
  await purge?.close()
  await app.close()
  await backgroundTasksDone()
  await close()
})

// Renders the outage pages, and the home page in both languages; /readyz responds with 200 only after that.
async function warmPages() {
  await loadOutagePages(origin, pages.outagePages).catch((error) =>
    console.warn('outage page:', String(error)),
  )
  for (const lang of LANGS)
    await fetch(origin + localePath(lang, paths.home())).then(
      (page) => page.text(),
      () => '',
    )
}
