import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { Pool } from 'undici'
import type { Shop } from '../../e2e/shop.ts'

const PER_SECOND = 1000
const TICK_MS = 10
// With few connections, visits would wait in the client for one that is free while the shop renders.
const CONNECTIONS = 500
const BEFORE_MS = 3000
const AFTER_MS = 9000
const MOST_MS = 3000
const PRODUCT = '/serum'
const NEW_CENTS = 4123
const NEW_PRICE = /41[.,]23/
/** The pages that show the price. */
const SHOWING = [
  '/serum',
  '/en/serum',
  '/produtos',
  '/en/produtos',
  '/categoria/skincare',
  '/en/categoria/skincare',
]

interface Visit {
  address: string
  /** Milliseconds from the start of the run to the request; `endedAt` likewise to the end of the response. */
  startedAt: number
  endedAt: number
  status: number
  etag: string
  cacheStatus: string
}

/**
 * Changes a price by SQL while 1,000 visits a second reach the shop; prints how long pages with the old price were sent, and whether
 * a visit failed or waited for a render. Pages are compared by their ETag.
 */
export async function measurePriceChange(shop: Shop, others: readonly string[]): Promise<void> {
  const addresses = [...SHOWING, ...others]
  for (const address of [...addresses, ...addresses]) await (await fetch(shop.origin + address)).arrayBuffer()
  const pool = new Pool(shop.origin, { connections: CONNECTIONS, pipelining: 1 })
  const visits: Visit[] = []
  const start = performance.now()
  const now = () => performance.now() - start

  async function visit(address: string) {
    const startedAt = now()
    const { statusCode, headers, body } = await pool.request({
      path: address,
      method: 'GET',
      headers: { 'accept-encoding': 'br' },
    })
    await body.dump({ limit: 10_000_000 })
    const [etag, cacheStatus] = [String(headers.etag), String(headers['cache-status'])]
    visits.push({ address, startedAt, endedAt: now(), status: statusCode, etag, cacheStatus })
  }

  const pending: Promise<void>[] = []
  let sent = 0
  const timer = setInterval(() => {
    // At a constant rate, also when responses are late.
    for (; sent < (now() * PER_SECOND) / 1000; sent++)
      pending.push(visit(addresses[sent % addresses.length]!).catch(() => void visits.push(failed(now()))))
  }, TICK_MS)
  await sleep(BEFORE_MS)
  setPrice(shop.dataDir)
  const changedAt = now()
  await sleep(AFTER_MS)
  clearInterval(timer)
  await Promise.all(pending)
  await pool.destroy()
  print(visits, changedAt)
  for (const address of SHOWING)
    if (!NEW_PRICE.test(await (await fetch(shop.origin + address)).text()))
      console.log(`${address} does not show the new price`)
}

const failed = (at: number): Visit => ({
  address: '',
  startedAt: at,
  endedAt: at,
  status: 599,
  etag: '',
  cacheStatus: '',
})

function setPrice(dataDir: string) {
  const database = new DatabaseSync(path.join(dataDir, 'store.sqlite'))
  database.exec('PRAGMA busy_timeout = 5000')
  database
    .prepare(
      'UPDATE kit SET price_to = ?, price_from = ? WHERE product_id = (SELECT id FROM product WHERE path = ?)',
    )
    .run(NEW_CENTS, NEW_CENTS, PRODUCT)
  database.close()
}

function print(visits: readonly Visit[], changedAt: number) {
  const seconds = Math.max(...visits.map(({ endedAt }) => endedAt)) / 1000
  console.log(`\nA price changed by SQL at ${(visits.length / seconds).toFixed(0)} visits a second`)
  let latest = 0
  for (const address of SHOWING) {
    const own = visits.filter((visit) => visit.address === address)
    const old = new Set(own.filter(({ endedAt }) => endedAt < changedAt).map(({ etag }) => etag))
    const isChanged = own.some(({ etag }) => !old.has(etag))
    const last =
      Math.max(...own.filter(({ etag }) => old.has(etag)).map(({ endedAt }) => endedAt)) - changedAt
    latest = Math.max(latest, isChanged ? last : Infinity)
    console.log(`${address.padEnd(26)}old price until ${last.toFixed(0)} ms after the change`)
  }
  const times = visits.map(({ startedAt, endedAt }) => endedAt - startedAt).sort((a, b) => a - b)
  const errors = visits.filter(({ status }) => status >= 500).length
  const waited = visits.filter(({ cacheStatus }) => !cacheStatus.includes('; hit')).length
  console.log(
    `the last page with the old price: ${latest.toFixed(0)} ms (at most ${MOST_MS}), 5xx: ${errors} (none), ` +
      `visits that waited for a render: ${waited} (none), p99 ${times[Math.floor(times.length * 0.99)]!.toFixed(1)} ms, ` +
      `slowest ${times.at(-1)!.toFixed(0)} ms`,
  )
}
