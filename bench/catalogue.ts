import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { Pool } from 'undici'
import { openDatabase } from '#lib/embedded/db/open.ts'
import { fillReviews } from '../e2e/contract/many-reviews.ts'
import { createEmbeddedApi } from '#lib/embedded/index.ts'
import { OWN_CONFIG } from '../e2e/contract/own-config.ts'
import { newIp } from '../e2e/new-ip.ts'
import { openShop, type Shop } from '../e2e/shop.ts'
import { median } from './median.ts'

// Measures how time and memory of a shop grow with its catalogue and its reviews: npm run bench:catalogue (-- --products 100000
// --reviews 1000000 --pages 20000). Needs a build. The feed and each crawl end at their time limit and print their progress. Memory is
// that of the server process (Linux only).
const { values } = parseArgs({
  options: {
    products: { type: 'string', default: '100000' },
    reviews: { type: 'string', default: '1000000' },
    pages: { type: 'string', default: '20000' },
    /** Measures only the search and the renders, not the sitemaps, the feed and the crawls. */
    renders: { type: 'boolean', default: false },
    /** The time limit of the feed and of each of the two crawls, in seconds. */
    seconds: { type: 'string', default: '55' },
    /** Measures only the search, which needs no build. */
    search: { type: 'boolean', default: false },
  },
})
const [products, reviews, pages, seconds] = [
  values.products,
  values.reviews,
  values.pages,
  values.seconds,
].map(Number) as [number, number, number, number]
const ROOT = path.resolve(import.meta.dirname, '..')
// The number of demonstration products. The measured pages are those of generated products, which are all alike.
const DEMO_PRODUCTS = 19
const FEW = 10
const FIRST_ID = 1_000_000
const RENDERS = 40
const WARM_UP = 8
const TWO_DAYS = 2 * 86_400_000
const CLIENTS = 8

const folder = mkdtempSync(path.join(os.tmpdir(), 'rosalume-bench-'))
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))

/** Seeds a database with that many products; returns its data folder. */
function seeded(count: number): string {
  const dataDir = path.join(folder, String(count))
  const env = { ...process.env, DATA_DIR: dataDir }
  execFileSync(process.execPath, ['lib/embedded/seed/reset.ts', '--products', String(count)], {
    cwd: ROOT,
    env,
  })
  return dataDir
}

/** Replaces the demonstration's reviews by that many of all topics. */
async function withReviews(dataDir: string, count: number) {
  const database = await openDatabase({ kind: 'sqlite', file: path.join(dataDir, 'store.sqlite') })
  await database.write((queries) => queries.deleteFrom('review').execute())
  await fillReviews(database, count, Date.now())
  await database.close()
}

const productAddress = (number: number) => `/produto-${FIRST_ID + number}`
const random = (below: number) => Math.floor(Math.random() * below)

/** Resident memory of a shop's process in MiB, now and at its peak. */
function memory({ process: { pid } }: Shop): string {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const mib = (name: string) => (Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1024).toFixed(0)
  return `RSS ${mib('VmRSS')} MiB, peak ${mib('VmHWM')} MiB`
}

/** Requests a path; returns the number of sitemap or feed entries that arrived before `until` (a time of performance.now()). */
async function read(pool: Pool, address: string, until = Infinity): Promise<number> {
  const headers = { 'x-forwarded-for': newIp() }
  const { statusCode, body } = await pool.request({ path: address, method: 'GET', headers })
  if (statusCode !== 200) throw new Error(`${address} → ${statusCode}`)
  let entries = 0
  let rest = ''
  for await (const chunk of body) {
    const text = rest + String(chunk)
    entries += text.split(/<(?:url|item|sitemap)>/).length - 1
    // An element may begin in one chunk and end in the next.
    rest = text.slice(-8).replace(/<(?:url|item|sitemap)>/, '')
    if (performance.now() > until) break
  }
  return entries
}

async function withShop(
  dataDir: string,
  env: Record<string, string>,
  measure: (shop: Shop, pool: Pool) => Promise<void>,
) {
  const shop = await openShop({ DATA_DIR: dataDir, ...env }, { isMeasured: true })
  const pool = new Pool(shop.origin, { connections: CLIENTS, headersTimeout: 600_000, bodyTimeout: 600_000 })
  try {
    await measure(shop, pool)
  } finally {
    await pool.destroy()
    await shop.stop()
  }
}

// Before each request the clock advances two days: every cached page has expired, so the request waits for a render. The shops alternate.
async function compareRenders(few: string, many: string) {
  const throughFramework = { PAGE_CACHE_MB: '0' }
  await withShop(few, throughFramework, (small, smallPool) =>
    withShop(many, throughFramework, async (large, largePool) => {
      const shops = [
        { shop: small, pool: smallPool, below: FEW, times: [] as number[] },
        { shop: large, pool: largePool, below: products - DEMO_PRODUCTS, times: [] as number[] },
      ]
      for (let turn = 0; turn < WARM_UP + RENDERS; turn++)
        for (const { shop, pool, below, times } of shops) {
          await shop.advance(TWO_DAYS)
          const start = performance.now()
          await read(pool, productAddress(random(below)))
          if (turn >= WARM_UP) times.push(performance.now() - start)
        }
      const [fewTime, manyTime] = shops.map(({ times }) => median(times)) as [number, number]
      console.log(
        `render of a random product page: ${manyTime.toFixed(0)} ms with ${products} products and ${reviews} reviews, ` +
          `${fewTime.toFixed(0)} ms with ${FEW} and the demonstration's: ratio ${(manyTime / fewTime).toFixed(2)} (at most 1.2)`,
      )
    }),
  )
}

const secondsSince = (start: number) => `${((performance.now() - start) / 1000).toFixed(0)} s`

async function readFiles(many: string) {
  await withShop(many, {}, async (shop, pool) => {
    console.log(`files: before, ${memory(shop)}`)
    const start = performance.now()
    const parts = await read(pool, '/sitemap.xml')
    let entries = 0
    for (let part = 1; part < parts; part++) entries += await read(pool, `/sitemaps/produtos-${part}.xml`)
    console.log(
      `sitemaps: ${entries} addresses in ${parts} files, ${secondsSince(start)}, ${memory(shop)} (at most 250)`,
    )
    const feedStart = performance.now()
    const items = await read(pool, '/feeds/google.xml', feedStart + seconds * 1000)
    const isCut = performance.now() > feedStart + seconds * 1000
    const cut = isCut ? `, ended at the limit of ${seconds} s: see --seconds` : ', to its end'
    console.log(
      `feed: ${items} items read in ${secondsSince(feedStart)}${cut}, ${memory(shop)} (at most 250)`,
    )
  })
}

async function crawl(many: string) {
  await withShop(many, { PAGE_CACHE_MB: '64' }, async (shop, pool) => {
    for (const round of ['first', 'second']) {
      const start = performance.now()
      let next = 0
      const client = async () => {
        while (next < pages && performance.now() - start < seconds * 1000)
          await read(pool, productAddress(next++ % (products - DEMO_PRODUCTS)))
      }
      await Promise.all(Array.from({ length: CLIENTS }, client))
      console.log(
        `${round} crawl: ${next} distinct pages in ${secondsSince(start)}, ${memory(shop)} (at most 450)`,
      )
    }
  })
}

// Right, misspelled and unknown words, and synonyms; every request has another text, so that no response comes from a cache.
const SEARCHES = [
  'colageno',
  'colajeno',
  'melatonnia',
  'protettor solra',
  'wey',
  'creme facial',
  'sono',
  'rugas',
  'limao',
  'omega 3',
  'produto',
  'naoexiste',
]
const SEARCH_ROUNDS = 40

async function search(dataDir: string) {
  const database = { kind: 'sqlite', file: path.join(dataDir, 'store.sqlite') } as const
  const api = await createEmbeddedApi({ database, config: OWN_CONFIG })
  const times = new Map(SEARCHES.map((text) => [text, [] as number[]]))
  for (let round = 0; round <= SEARCH_ROUNDS; round++)
    for (const text of SEARCHES) {
      const address = new URL('/v2/front/url/product/listing/search', 'http://api.test')
      address.search = String(
        new URLSearchParams({ busca: `${text}${' '.repeat(round)}`, offset: String(round) }),
      )
      const start = process.cpuUsage()
      const response = await api.fetch(
        new Request(address, { headers: { 'App-Token': OWN_CONFIG.appToken } }),
      )
      if (!response.ok) throw new Error(`${text}: ${response.status} ${await response.text()}`)
      await response.arrayBuffer()
      const { user, system } = process.cpuUsage(start)
      if (round > 0) times.get(text)!.push((user + system) / 1000)
    }
  await api.close()
  const p95 = (all: number[]) => all.toSorted((a, b) => a - b)[Math.floor(all.length * 0.95)]!.toFixed(1)
  const each = [...times].map(([text, all]) => `${text} ${p95(all)}`).join(', ')
  console.log(
    `search in ${products} products: p95 of processor time ${p95([...times.values()].flat())} ms (at most 30); of each: ${each}`,
  )
}

if (values.search) {
  await search(seeded(products))
  process.exit()
}
const few = seeded(DEMO_PRODUCTS + FEW)
const many = seeded(products)
await withReviews(many, reviews)
await search(many)
await compareRenders(few, many)
if (!values.renders) {
  await readFiles(many)
  await crawl(many)
}
