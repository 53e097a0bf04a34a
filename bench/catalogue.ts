import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { Pool } from 'undici'
import { newAddress } from '../e2e/new-address.ts'
import { openShop, type Shop } from '../e2e/shop.ts'

// Measures how time and memory of a shop grow with its catalogue: npm run bench:catalogue (-- --products 100000 --pages 20000). Needs
// a build. The feed and each crawl end at their time limit and print their progress. Memory is that of the server process (Linux only).
const { values } = parseArgs({
  options: {
    products: { type: 'string', default: '100000' },
    pages: { type: 'string', default: '20000' },
    /** The time limit of the feed and of each of the two crawls, in seconds. */
    seconds: { type: 'string', default: '55' },
  },
})
const [products, pages, seconds] = [Number(values.products), Number(values.pages), Number(values.seconds)]
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

const productAddress = (number: number) => `/produto-${FIRST_ID + number}`
const random = (below: number) => Math.floor(Math.random() * below)
const median = (times: number[]) => times.toSorted((a, b) => a - b)[times.length >> 1]!

/** Resident memory of a shop's process in MiB, now and at its peak. */
function memory({ process: { pid } }: Shop): string {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const mib = (name: string) => (Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1024).toFixed(0)
  return `RSS ${mib('VmRSS')} MiB, peak ${mib('VmHWM')} MiB`
}

/** Requests a path; returns the number of sitemap or feed entries that arrived before `until` (a time of performance.now()). */
async function read(pool: Pool, address: string, until = Infinity): Promise<number> {
  const headers = { 'x-forwarded-for': newAddress() }
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
  const shop = await openShop({ DATA_DIR: dataDir, ...env })
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
        `render of a random product page: ${manyTime.toFixed(0)} ms with ${products} products, ` +
          `${fewTime.toFixed(0)} ms with ${FEW}: ratio ${(manyTime / fewTime).toFixed(2)} (at most 1.2)`,
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
    console.log(`feed: ${items} items read in ${secondsSince(feedStart)}, ${memory(shop)} (at most 250)`)
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

const few = seeded(DEMO_PRODUCTS + FEW)
const many = seeded(products)
await compareRenders(few, many)
await readFiles(many)
await crawl(many)
