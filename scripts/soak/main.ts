import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs, promisify } from 'node:util'
import { createShop } from '../fleet/shop.ts'
import { processSample, memoryParts } from './measure.ts'
import { isFlat, slopePerHour, type Sample } from './trend.ts'
import { randomVisit, type Visit } from './visits.ts'
import { FILLS } from './warm-up.ts'

// npm run soak: one shop under mixed requests; prints its memory and open files at regular intervals. Only Linux has /proc. First it
// fills every cache up to its bound, so that what grows afterwards is a leak.
const CLIENTS = 6
const SAMPLES = 21
const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '120' }, rate: { type: 'string', default: '1000' } },
})
const minutes = Number(values.minutes)
// Visits a second at most: with a low rate, the machine has time for other programs.
const rate = Number(values.rate)
if (!(minutes > 0) || !(rate > 0) || process.platform !== 'linux') {
  console.error('Usage, on Linux: npm run soak [-- --minutes <number above 0> --rate <visits a second>]')
  process.exit(2)
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130))

const folder = mkdtempSync(path.join(tmpdir(), 'rosalume-soak-'))
const shop = await createShop('soak', { DATA_DIR: folder })
await shop.start()
// More than all visitors together can order.
const stock = ['scripts/catalogue.mjs', 'stock', '/serum', '1000000']
await promisify(execFile)(process.execPath, stock, { env: { ...process.env, DATA_DIR: folder } })
const statuses = new Map<number, number>()
let start = performance.now()
const elapsed = () => (performance.now() - start) / 60_000
const samples: Sample[] = []

async function visit({ name, send }: Visit) {
  const from = performance.now()
  const { status, text } = await send(shop.origin)
  statuses.set(status, (statuses.get(status) ?? 0) + 1)
  if (status !== 0 && status < 500) return
  const seconds = ((performance.now() - from) / 1000).toFixed(1)
  const why = status === 0 ? text : `status ${status}`
  console.log(`${new Date().toISOString()}  ${name}: ${why} after ${seconds} s`)
}
const byClients = (work: () => Promise<void>) => Promise.all(Array.from({ length: CLIENTS }, work))

for (const fill of FILLS) {
  const visits = await fill.visits(shop.origin)
  await byClients(async () => {
    for (let next = visits.pop(); next; next = visits.pop()) await visit(next)
  })
  await print(`warm-up, ${fill.name}`, processSample(shop, elapsed()))
}
start = performance.now()
let started = 0
const clients = byClients(async () => {
  while (elapsed() < minutes) {
    const due = start + (started++ * 1000) / rate
    if (due > performance.now()) await sleep(due - performance.now())
    await visit(randomVisit())
  }
})
for (let index = 0; index < SAMPLES; index++) {
  await sleep((minutes * 60_000) / SAMPLES)
  const sample = processSample(shop, elapsed())
  samples.push(sample)
  await print('', sample)
}
await clients
await shop.stop()
rmSync(folder, { recursive: true, force: true })

const counts = [...statuses].toSorted().map(([status, count]) => `${status || 'no response'}: ${count}`)
const isOk =
  [...statuses.keys()].every((status) => status !== 0 && status < 500) &&
  isFlat(samples, ({ megabytes }) => megabytes) &&
  isFlat(samples, ({ files }) => files)
const slope = (value: (sample: Sample) => number) => slopePerHour(samples, value).toFixed(1)
console.log(`Responses: ${counts.join(', ')}`)
console.log(`Slope per hour: ${slope(({ megabytes }) => megabytes)} MB, ${slope(({ files }) => files)} files`)
console.log(isOk ? 'Flat, no failure.' : 'Not flat, or failures.')
process.exit(isOk ? 0 : 1)

async function print(what: string, sample: Sample) {
  const requests = [...statuses.values()].reduce((sum, count) => sum + count, 0)
  const parts = await memoryParts(shop)
  console.log(
    `${sample.minutes.toFixed(1).padStart(6)} min  ${sample.megabytes.toFixed(0).padStart(5)} MB (${parts})  ` +
      `${String(sample.files).padStart(4)} files  ${requests} requests  ${what}`,
  )
}
