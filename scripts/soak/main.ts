import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { createShop } from '../fleet/shop.ts'
import { isFlat, slopePerHour, type Sample } from './trend.ts'
import { randomVisit } from './visits.ts'

// npm run soak: one shop under mixed requests; prints its memory and open files at regular intervals. Only Linux has /proc.
const CLIENTS = 6
const SAMPLES = 21
const { values } = parseArgs({ options: { minutes: { type: 'string', default: '120' } } })
const minutes = Number(values.minutes)
if (!(minutes > 0) || process.platform !== 'linux') {
  console.error('Usage, on Linux: npm run soak [-- --minutes <number above 0>]')
  process.exit(2)
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130))

const folder = mkdtempSync(path.join(tmpdir(), 'rosalume-soak-'))
const shop = await createShop('soak', { DATA_DIR: folder })
await shop.start()
const statuses = new Map<number, number>()
const start = performance.now()
const elapsed = () => (performance.now() - start) / 60_000
const samples: Sample[] = []
async function visitUntilEnd() {
  while (elapsed() < minutes) {
    const { status } = await randomVisit()(shop.origin)
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
  }
}
const clients = Promise.all(Array.from({ length: CLIENTS }, visitUntilEnd))
for (let index = 0; index < SAMPLES; index++) {
  await new Promise((resolve) => setTimeout(resolve, (minutes * 60_000) / SAMPLES))
  const sample = measure(shop.pid())
  samples.push(sample)
  const requests = [...statuses.values()].reduce((sum, count) => sum + count, 0)
  console.log(
    `${sample.minutes.toFixed(1).padStart(6)} min  ${sample.megabytes.toFixed(0).padStart(5)} MB  ${String(sample.files).padStart(4)} files  ${requests} requests`,
  )
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

function measure(pid: number): Sample {
  const megabytes = Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
  return { minutes: elapsed(), megabytes, files: readdirSync(`/proc/${pid}/fd`).length }
}
