import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { sql } from 'kysely'
import { REVIEW_ORDERS } from '#lib/contract/reviews.ts'
import type { DatabaseOptions } from '#lib/embedded/db/database.ts'
import { openDatabase } from '#lib/embedded/db/open.ts'
import { createEmbeddedApi } from '#lib/embedded/index.ts'
import { OWN_CONFIG } from '../e2e/contract/own-config.ts'
import { createDatabase } from '../e2e/contract/postgres.ts'
import { fillReviews } from '../e2e/contract/many-reviews.ts'
import { median } from './median.ts'

// Compares the times of the first, middle and last page of a long review list: npm run bench:reviews. REVIEWS sets the number of
// reviews, DATABASE_URL adds PostgreSQL.
const COUNT = Number(process.env.REVIEWS ?? 1_000_000)
const ROUNDS = 201
const MIDDLE_ROUNDS = 11
const MAX_RATIO = 2
const LIST = `http://api.test/api/avaliacoes/produto/${OWN_CONFIG.storeCode}`

type Send = (query: string) => Promise<{ meta: { last_page: number } }>

// On the disk of the project, because reads from a /tmp in memory would cost nothing.
mkdirSync(resolve(import.meta.dirname, '../.cache'), { recursive: true })
const folder = mkdtempSync(resolve(import.meta.dirname, '../.cache/bench-'))
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))

await bench(`SQLite, ${COUNT} reviews`, { kind: 'sqlite', file: join(folder, 'store.sqlite') })
if (process.env.DATABASE_URL) {
  const { url, drop } = await createDatabase(process.env.DATABASE_URL)
  await bench(`PostgreSQL, ${COUNT} reviews`, { kind: 'postgres', url })
  await drop()
}

async function bench(title: string, options: DatabaseOptions): Promise<void> {
  const began = performance.now()
  const database = await openDatabase(options)
  await fillReviews(database, COUNT, Date.now())
  // PostgreSQL uses index-only scans only after a vacuum.
  if (options.kind === 'postgres') await sql`vacuum analyze review`.execute(database.read)
  await database.close()
  console.log(`\n${title} (filled in ${((performance.now() - began) / 1000).toFixed(0)} s)`)
  const api = await createEmbeddedApi({ database: options, config: OWN_CONFIG })
  const send: Send = async (query) => (await api.fetch(new Request(`${LIST}?${query}`))).json()
  line(['order, topic', 'first ms', 'middle ms', 'last ms', 'middle/first', 'last/first'])
  console.log(
    'A ratio is the time of a later page divided by that of page 1: near 1, deep pages cost no more than the first.',
  )
  let worst = 0
  for (const order of REVIEW_ORDERS)
    for (const topic of ['', 'colageno verisol']) worst = Math.max(worst, await measure(send, order, topic))
  console.log(
    `last/first at most ${MAX_RATIO}: ${worst <= MAX_RATIO ? 'met' : 'NOT met'} (${worst.toFixed(2)})`,
  )
  await api.close()
}

async function measure(send: Send, order: string, topic: string): Promise<number> {
  const query = new URLSearchParams({ order_by: order, ...(topic && { filter_produto: topic }) })
  const { last_page: last } = (await send(`${query}`)).meta
  const times = { first: [] as number[], middle: [] as number[], last: [] as number[] }
  const time = async (page: number, into: number[]) => {
    const start = performance.now()
    await send(`${query}&page=${page}`)
    into.push(performance.now() - start)
  }
  for (let round = 0; round < ROUNDS; round++) {
    await time(1, times.first)
    await time(last, times.last)
    if (round < MIDDLE_ROUNDS) await time(Math.ceil(last / 2), times.middle)
  }
  const [first, middle, end] = [median(times.first), median(times.middle), median(times.last)]
  const name = topic ? `${order}, one topic` : `${order}, all`
  line([
    name,
    ...[first, middle, end].map((ms) => ms.toFixed(3)),
    (middle / first).toFixed(1),
    (end / first).toFixed(2),
  ])
  return end / first
}

function line(cells: string[]): void {
  console.log(cells.map((cell, at) => (at ? cell.padStart(14) : cell.padEnd(28))).join(''))
}
