import { readdirSync, readFileSync } from 'node:fs'
import type { FleetShop } from '../fleet/shop.ts'
import type { Sample } from './trend.ts'

const MIB = 2 ** 20
// Labels and metrics: the objects of JavaScript, the heap with its free pages, buffers, and the page store, which is part of these.
const PARTS = [
  ['heap', 'nodejs_heap_size_used_bytes'],
  ['heap taken', 'nodejs_heap_size_total_bytes'],
  ['buffers', 'nodejs_external_memory_bytes'],
  ['pages', 'shop_page_store_bytes'],
] as const

/** Memory and open files of a shop's process, from /proc. */
export function processSample(shop: FleetShop, minutes: number): Sample {
  const status = readFileSync(`/proc/${shop.pid()}/status`, 'utf8')
  const megabytes = Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024
  return { minutes, megabytes, files: readdirSync(`/proc/${shop.pid()}/fd`).length }
}

/** What takes the memory, in MB, from the shop's metrics; '' when they cannot be read. */
export async function memoryParts(shop: FleetShop): Promise<string> {
  const metrics = await fetch(shop.metrics).then(
    (response) => response.text(),
    () => '',
  )
  return PARTS.flatMap(([name, metric]) => {
    const bytes = new RegExp(`^${metric} (\\S+)`, 'm').exec(metrics)?.[1]
    return bytes === undefined ? [] : [`${name} ${(Number(bytes) / MIB).toFixed(0)}`]
  }).join(', ')
}
