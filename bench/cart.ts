import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { createEmbeddedApi } from '#lib/embedded/index.ts'
import { startApi } from '../e2e/contract/api-process.ts'
import { OWN_CONFIG } from '../e2e/contract/own-config.ts'
import { createDatabase, startPostgres } from '../e2e/contract/postgres.ts'
import { inProcess, measure, overHttp, type AddRate } from './load.ts'

// Measures cart adds per second of 20 clients, on SQLite and PostgreSQL, in process and over HTTP: npm run bench:cart.
type Database = Parameters<typeof createEmbeddedApi>[0]['database']

const WARM_UP_MS = 500
const BASELINE_MS = 2_500
const RUN_MS = 5_000
const TARGET = { minPerSecond: 400, maxP99Ms: 150 }
const { appToken } = OWN_CONFIG

// On the disk of the project, because a flush to a /tmp in memory would cost nothing.
mkdirSync(resolve(import.meta.dirname, '../.cache'), { recursive: true })
const folder = mkdtempSync(resolve(import.meta.dirname, '../.cache/bench-'))
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))

const rows: [string, AddRate][] = []
const baselines = [await baselineRate()]
// FULL is the `synchronous` setting of SQLite: every write is flushed to the disk.
rows.push([
  'SQLite (file, FULL), in process',
  await inProcessRate({ kind: 'sqlite', file: join(folder, 'store.db') }),
])
const sqliteHttp = await httpRate()
rows.push(['SQLite (file, FULL), over HTTP', sqliteHttp])
await measurePostgres()
baselines.push(await baselineRate())
print()

async function baselineRate(): Promise<AddRate> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'constant-server.ts')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const kill = () => child.kill()
  process.once('exit', kill)
  const [port] = (await once(child.stdout, 'data')) as [Buffer]
  const rate = await load(`http://127.0.0.1:${Number(port)}`, BASELINE_MS)
  kill()
  process.off('exit', kill)
  return rate
}

async function inProcessRate(database: Database): Promise<AddRate> {
  const api = await createEmbeddedApi({ database, config: OWN_CONFIG })
  const send = inProcess(api.fetch, appToken)
  await measure(send, WARM_UP_MS)
  const rate = await measure(send, RUN_MS)
  await api.close()
  return rate
}

async function httpRate(databaseUrl?: string): Promise<AddRate> {
  const api = await startApi(databaseUrl, folder)
  const rate = await load(api.address, RUN_MS)
  await api.stop()
  return rate
}

async function load(address: string, milliseconds: number): Promise<AddRate> {
  const { send, close } = overHttp(address, appToken)
  await measure(send, WARM_UP_MS)
  const rate = await measure(send, milliseconds)
  await close()
  return rate
}

async function measurePostgres(): Promise<void> {
  const server = await startPostgres({ durable: true }).catch((error: unknown) => {
    console.log(`PostgreSQL is left out: ${error instanceof Error ? error.message : String(error)}`)
  })
  if (!server) return
  const first = await createDatabase(server.url)
  rows.push([
    `PostgreSQL (${server.source}), in process`,
    await inProcessRate({ kind: 'postgres', url: first.url }),
  ])
  await first.drop()
  const second = await createDatabase(server.url)
  rows.push([`PostgreSQL (${server.source}), over HTTP`, await httpRate(second.url)])
  await second.drop()
  await server.stop()
}

function print(): void {
  const baseline: AddRate = {
    perSecond: baselines.reduce((sum, { perSecond }) => sum + perSecond, 0) / baselines.length,
    p50: Math.min(...baselines.map(({ p50 }) => p50)),
    p99: Math.max(...baselines.map(({ p99 }) => p99)),
  }
  const line = (cells: string[]) =>
    cells.map((cell, at) => (at ? cell.padStart(10) : cell.padEnd(40))).join('')
  console.log(
    'The ratio is adds per second divided by those of an HTTP server that sends a constant response.',
  )
  console.log(line(['Cart adds, 20 clients', 'adds/s', 'p50 ms', 'p99 ms', 'ratio']))
  for (const [name, rate] of [
    ['constant response over HTTP (baseline)', baseline] as [string, AddRate],
    ...rows,
  ])
    console.log(
      line([
        name,
        rate.perSecond.toFixed(0),
        rate.p50.toFixed(1),
        rate.p99.toFixed(1),
        (rate.perSecond / baseline.perSecond).toFixed(3),
      ]),
    )
  const met = sqliteHttp.perSecond >= TARGET.minPerSecond && sqliteHttp.p99 <= TARGET.maxP99Ms
  console.log(
    `Floor of L17 (${TARGET.minPerSecond} adds/s over HTTP, p99 ${TARGET.maxP99Ms} ms): ${met ? 'met' : 'NOT met'}`,
  )
}
