import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { Pool } from 'undici'
import { freePort } from '../e2e/free-port.ts'
import { median } from './median.ts'

// Measures the cost of middleware: one production build, served with its own matcher, without middleware, and with middleware on every address.
const ROOT = resolve(import.meta.dirname, '..')
const MANIFEST = 'functions-config-manifest.json'
const CLIENTS = 16
const WARM_UP_MS = 700
const ROUND_MS = 400
const ROUNDS = 15
// The smallest accepted rate of a known page, as a share of its rate without middleware; it allows for measurement noise.
const FLOOR = 0.9

const EVERYWHERE = {
  version: 1,
  functions: {
    '/_middleware': { runtime: 'nodejs', matchers: [{ regexp: '^.*$', originalSource: '/:path*' }] },
  },
}
const VARIANTS = {
  without: { version: 1, functions: {} },
  built: undefined,
  everywhere: EVERYWHERE,
} as const
type Variant = keyof typeof VARIANTS

/** An address with its status in each variant. */
type Case = { title: string; at: string } & Record<Variant, number>
const CASES: Case[] = [
  { title: 'known page', at: '/colageno', without: 200, built: 200, everywhere: 200 },
  { title: 'known product', at: '/serum', without: 200, built: 200, everywhere: 200 },
  { title: 'unknown page, cached', at: '/nada-disso', without: 404, built: 404, everywhere: 404 },
  {
    title: 'gclid: 307 instead of the page',
    at: '/colageno?gclid=Cj0K-_a',
    without: 200,
    built: 307,
    everywhere: 307,
  },
]

if (!existsSync(join(ROOT, '.next/BUILD_ID'))) {
  console.error('There is no build to measure: npm run build')
  process.exit(1)
}
mkdirSync(join(ROOT, '.cache'), { recursive: true })
const folder = mkdtempSync(join(ROOT, '.cache/bench-'))
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))

const names = Object.keys(VARIANTS) as Variant[]
const shops = Object.fromEntries(
  await Promise.all(names.map(async (name) => [name, await open(name)] as const)),
) as Record<Variant, Awaited<ReturnType<typeof open>>>

const line = (cells: string[]) =>
  console.log(cells.map((cell, at) => (at ? cell.padStart(14) : cell.padEnd(34))).join(''))
line([`Pages/s, ${CLIENTS} clients`, ...names, 'built/without', 'every/without'])
console.log(
  'A ratio is the rate with middleware divided by the rate without: 1.00 means that middleware costs nothing.',
)
let known = 0
for (const each of CASES) {
  const rates = await measure(each)
  if (each.title === 'known page') known = rates.built.ratio
  line([
    each.title,
    ...names.map((name) => rates[name].rate.toFixed(0)),
    rates.built.ratio.toFixed(2),
    rates.everywhere.ratio.toFixed(2),
  ])
}
console.log(
  `A known page has at least ${FLOOR} of its rate without middleware: ${known >= FLOOR ? 'met' : 'NOT met'} (${known.toFixed(2)})`,
)
for (const name of names) await shops[name].close()

// The variants alternate, in another order each round, and are compared within a round, so a machine that slows down affects all of
// them. The result is the median of all rounds.
async function measure(each: Case): Promise<Record<Variant, { rate: number; ratio: number }>> {
  for (const name of names) await load(shops[name].pool, each, name, WARM_UP_MS)
  const rounds: Record<Variant, number>[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const rates = { without: 0, built: 0, everywhere: 0 }
    for (const at of names.keys()) {
      const name = names[(at + round) % names.length]!
      rates[name] = await load(shops[name].pool, each, name, ROUND_MS)
    }
    rounds.push(rates)
  }
  const result = (name: Variant) => ({
    rate: median(rounds.map((rates) => rates[name])),
    ratio: median(rounds.map((rates) => rates[name] / rates.without)),
  })
  return { without: result('without'), built: result('built'), everywhere: result('everywhere') }
}

async function load(pool: Pool, each: Case, name: Variant, milliseconds: number): Promise<number> {
  const began = performance.now()
  const until = began + milliseconds
  let responses = 0
  const client = async () => {
    while (performance.now() < until) {
      const { statusCode, body } = await pool.request({ path: each.at, method: 'GET' })
      await body.dump({ limit: 10_000_000 })
      if (statusCode !== each[name]) throw new Error(`${each.at} → ${statusCode} in the variant ${name}`)
      responses++
    }
  }
  await Promise.all(Array.from({ length: CLIENTS }, client))
  return (responses * 1000) / (performance.now() - began)
}

// Copies the project as symbolic links, except for the manifest with the middleware's matchers.
function copy(name: Variant): string {
  const to = join(folder, name)
  mkdirSync(join(to, '.next/server'), { recursive: true })
  const link = (at: string, ...leaveOut: string[]) => {
    for (const entry of readdirSync(join(ROOT, at)))
      if (!leaveOut.includes(entry)) symlinkSync(join(ROOT, at, entry), join(to, at, entry))
  }
  // Without package-lock.json, because Next warns about a second lockfile.
  link('', '.next', '.git', '.cache', 'package-lock.json')
  link('.next', 'server')
  const manifest = VARIANTS[name]
  link('.next/server', ...(manifest ? [MANIFEST] : []))
  if (manifest) writeFileSync(join(to, '.next/server', MANIFEST), JSON.stringify(manifest))
  return to
}

async function open(name: Variant) {
  const port = await freePort()
  const address = `http://localhost:${port}`
  const child = spawn(process.execPath, [join(ROOT, 'server/main.ts')], {
    cwd: copy(name),
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: join(folder, `${name}-data`),
      SITE_URL: address,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const kill = () => child.kill()
  process.once('exit', kill)
  let printed = ''
  for await (const chunk of child.stdout as AsyncIterable<Buffer>) {
    printed += String(chunk)
    if (printed.includes('is open')) break
  }
  if (!printed.includes('is open')) throw new Error(`The variant ${name} did not open: ${printed}`)
  const pool = new Pool(address, { connections: CLIENTS, pipelining: 1 })
  return {
    pool,
    async close() {
      await pool.close()
      process.off('exit', kill)
      const ended = once(child, 'exit')
      kill()
      await ended
    },
  }
}
