import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { openShop } from '../e2e/shop.ts'
import { measureEdge } from './origin/edge.ts'
import { measureFirstByte } from './origin/first-byte.ts'
import { measurePagesFromMemory } from './origin/pages-from-memory.ts'
import { measureMixed } from './origin/mixed-run.ts'
import { measurePriceChange } from './origin/price-change.ts'
import { requireProgram } from './origin/wrk.ts'

// Measures the shop as an origin server: nginx in front of it, pages per second of one core from memory, the first byte, a price change
// under load, and a mixed load. npm run bench:origin (-- --seconds 20 --rounds 1; --only edge,memory,first-byte,price,mixed).
// Needs a build, wrk and nginx; takes five minutes.
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '3' },
    rounds: { type: 'string', default: '3' },
    only: { type: 'string' },
  },
})
const [seconds, rounds] = [Number(values.seconds), Number(values.rounds)]
const PAGES = ['/', '/serum']
const MIXED_PAGES = 500
// These are not among the pages of the mixed load, which starts with pages that nobody has requested.
const PRICE_PAGES = 20
// The number of products to seed includes the brand's own, which are fewer than 100.
const SEEDED = MIXED_PAGES + 100
const FIRST_ID = 1_000_000
// Room for all pages of the mixed load and their payloads.
const PAGE_CACHE_MB = '512'

requireProgram('wrk', '-v')
requireProgram('nginx', '-v')

const folder = mkdtempSync(path.join(os.tmpdir(), 'rosalume-origin-'))
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))

function seeded(name: string): string {
  const dataDir = path.join(folder, name)
  execFileSync(process.execPath, ['lib/embedded/seed/reset.ts', '--products', String(SEEDED)], {
    cwd: path.resolve(import.meta.dirname, '..'),
    env: { ...process.env, DATA_DIR: dataDir },
  })
  return dataDir
}

const shops = {
  fromMemory: await openShop(
    { DATA_DIR: seeded('memory'), PAGE_CACHE_MB, EDGE_HEADERS: 'proxy' },
    { isMeasured: true },
  ),
  throughFramework: await openShop(
    { DATA_DIR: seeded('framework'), PAGE_CACHE_MB: '0' },
    { isMeasured: true },
  ),
}
const load = { pages: PAGES, rounds, seconds }
const addresses = Array.from(
  { length: MIXED_PAGES + PRICE_PAGES },
  (_, number) => `/produto-${FIRST_ID + number}`,
)
const PARTS: Record<string, () => Promise<void>> = {
  edge: () => measureEdge(shops.fromMemory, load),
  memory: () => measurePagesFromMemory(shops, load),
  'first-byte': () => measureFirstByte(shops.fromMemory.origin + PAGES[0]),
  price: () => measurePriceChange(shops.fromMemory, addresses.slice(MIXED_PAGES)),
  mixed: () => measureMixed(shops, { addresses: addresses.slice(0, MIXED_PAGES), rounds, seconds }),
}
try {
  for (const [name, measure] of Object.entries(PARTS))
    if (!values.only || values.only.split(',').includes(name)) await measure()
} finally {
  await shops.fromMemory.stop()
  await shops.throughFramework.stop()
}
