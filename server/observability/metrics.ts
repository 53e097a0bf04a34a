import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import { isApi } from '../../lib/routes/address-space.ts'
import type { PoolUse } from '../../lib/embedded/db/database.ts'
import type { CacheState } from '../page-store/send-copy.ts'

/** What the gauges read at each scrape. */
interface MetricSources {
  admission: { running: number; waiting: number }
  pages: { bytes: number; pages: number }
  refreshes: { pending: number }
  /** `undefined` without PostgreSQL. */
  pool: PoolUse | undefined
}

/** Counts what the shop does, for Prometheus (docs/decisions/0068). */
export interface Metrics {
  /** Counts a request when its response ends. */
  request(request: IncomingMessage, response: ServerResponse, isOfPage: boolean): void
  /** Counts a page that was sent, by where it came from. */
  page(state: CacheState): void
  rendered(seconds: number): void
  /** The time from a change in the store to the invalidation of its pages. */
  invalidated(seconds: number): void
  /**
   * Serves GET /metrics on a port of its own, which must not be reachable from outside, with the gauges of these sources. Returns the
   * function that ends it.
   */
  listen(port: number, sources: () => MetricSources): () => void
}

const STATES: Record<CacheState, string> = {
  hit: 'hit',
  'hit; detail=stale': 'stale',
  'hit; detail=expired': 'stale',
  'fwd=miss; stored': 'miss',
}

/** Creates the metrics of this process. */
export function createMetrics(): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const requests = new Counter({
    name: 'shop_requests_total',
    help: 'Requests by kind and status; status 0: the client left',
    labelNames: ['kind', 'status'],
    registers,
  })
  const sent = new Counter({
    name: 'shop_pages_total',
    help: 'Pages sent: from memory, stale from memory, or rendered for the request',
    labelNames: ['state'],
    registers,
  })
  const renders = new Histogram({
    name: 'shop_render_seconds',
    help: 'From the start of a render to its stored page',
    buckets: [0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers,
  })
  const lag = new Gauge({
    name: 'shop_invalidation_lag_seconds',
    help: 'From the last change in the store to the invalidation of its pages',
    registers,
  })
  return {
    request(request, response, isOfPage) {
      const kind = isOfPage ? 'page' : kindOf(request)
      response.once('close', () => {
        const status = response.writableFinished ? response.statusCode : 0
        requests.inc({ kind, status })
      })
    },
    page: (state) => sent.inc({ state: STATES[state] }),
    rendered: (seconds) => renders.observe(seconds),
    invalidated: (seconds) => lag.set(seconds),
    listen(port, sources) {
      addGauges(registry, sources)
      const server = createServer((request, response) => void answer(registry, request, response))
      server.on('error', (error) => console.warn('metrics:', String(error)))
      server.listen(port)
      return () => {
        server.close()
        server.closeAllConnections()
      }
    },
  }
}

function addGauges(registry: Registry, sources: () => MetricSources): void {
  const gauge = (name: string, help: string, read: (from: MetricSources) => number | undefined) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        const value = read(sources())
        if (value !== undefined) this.set(value)
      },
    })
  gauge('shop_requests_running', 'Admitted requests', ({ admission }) => admission.running)
  gauge(
    'shop_requests_waiting',
    'Requests that wait for others of the same IP address',
    ({ admission }) => admission.waiting,
  )
  gauge(
    'shop_refreshes_pending',
    'Pages that are rendered again or wait for it',
    ({ refreshes }) => refreshes.pending,
  )
  gauge('shop_page_store_bytes', 'Memory of the stored pages', ({ pages }) => pages.bytes)
  gauge('shop_page_store_pages', 'Stored pages', ({ pages }) => pages.pages)
  gauge('shop_database_connections', 'Open connections to PostgreSQL', ({ pool }) => pool?.total)
  gauge('shop_database_connections_idle', 'Unused connections to PostgreSQL', ({ pool }) => pool?.idle)
  gauge('shop_database_waiting', 'Queries that wait for a connection', ({ pool }) => pool?.waiting)
}

function kindOf({ method, url = '/' }: IncomingMessage): string {
  const path = url.split('?', 1)[0]!
  if (isApi(path)) return 'api'
  if (path.startsWith('/_next/') || path.startsWith('/img/')) return 'file'
  return method === 'GET' || method === 'HEAD' ? 'other' : 'form'
}

async function answer(registry: Registry, { url }: IncomingMessage, response: ServerResponse) {
  if (url !== '/metrics') return void response.writeHead(404).end()
  const text = await registry.metrics()
  response.writeHead(200, { 'Content-Type': registry.contentType }).end(text)
}
