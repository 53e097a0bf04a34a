import assert from 'node:assert/strict'
import { EventEmitter } from 'node:events'
import { readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { after, test } from 'node:test'
import { freePort } from '../../e2e/free-port.ts'
import { createMetrics } from './metrics.ts'

const port = await freePort()
const metrics = createMetrics()
const end = metrics.listen(port, () => ({
  admission: { running: 3, waiting: 2 },
  pages: { bytes: 1000, pages: 4 },
  refreshes: { pending: 1 },
  pool: { total: 10, idle: 6, waiting: 5 },
}))
after(end)

function respond(
  method: string,
  url: string,
  statusCode: number,
  isOfPage: boolean,
  writableFinished = true,
) {
  const response = Object.assign(new EventEmitter(), { statusCode, writableFinished })
  metrics.request({ method, url } as IncomingMessage, response as unknown as ServerResponse, isOfPage)
  response.emit('close')
}

async function scrape(): Promise<string> {
  assert.equal((await fetch(`http://127.0.0.1:${port}/`)).status, 404)
  const response = await fetch(`http://127.0.0.1:${port}/metrics`)
  assert.match(response.headers.get('content-type')!, /^text\/plain; version=0\.0\.4/)
  return response.text()
}

test('L28 requests are counted by kind and status, without their addresses', async () => {
  respond('GET', '/serum?gclid=x', 200, true)
  respond('POST', '/v2/front/checkout/cart', 503, false)
  respond('GET', '/_next/static/a.js', 200, false)
  respond('POST', '/obrigado', 303, false)
  respond('GET', '/serum', 200, true, false)
  const text = await scrape()
  for (const [kind, status] of [
    ['page', 200],
    ['api', 503],
    ['file', 200],
    ['form', 303],
    ['page', 0],
  ])
    assert.ok(
      text.includes(`shop_requests_total{kind="${kind}",status="${status}"} 1\n`),
      `${kind} ${status}`,
    )
  assert.doesNotMatch(text, /gclid|serum/)
})

test('L28 pages, renders, queues, database connections and the delay of invalidations are measured', async () => {
  metrics.page('hit')
  metrics.page('hit; detail=stale')
  metrics.page('fwd=miss; stored')
  metrics.rendered(0.2)
  metrics.invalidated(1.5)
  const text = await scrape()
  const lines = [
    'shop_pages_total{state="hit"} 1',
    'shop_pages_total{state="stale"} 1',
    'shop_pages_total{state="miss"} 1',
  ]
  lines.push('shop_render_seconds_bucket{le="0.1"} 0', 'shop_render_seconds_bucket{le="0.25"} 1')
  lines.push('shop_invalidation_lag_seconds 1.5', 'shop_requests_running 3', 'shop_requests_waiting 2')
  lines.push('shop_refreshes_pending 1', 'shop_page_store_bytes 1000', 'shop_page_store_pages 4')
  lines.push('shop_database_connections 10', 'shop_database_connections_idle 6', 'shop_database_waiting 5')
  for (const line of lines) assert.ok(text.includes(`${line}\n`), line)
})

test('every metric on the Grafana board exists', async () => {
  const text = await scrape()
  const board = readFileSync('deploy/grafana.json', 'utf8')
  const names = new Set(board.match(/\b(?:shop|process|nodejs)_[a-z0-9_]+/g))
  assert.ok(names.size > 12)
  for (const name of names) assert.match(text, new RegExp(`^${name}[ {]`, 'm'), name)
})
