import { constants, PerformanceObserver, type PerformanceEntry } from 'node:perf_hooks'
import { setFlagsFromString } from 'node:v8'
import { savesMemory } from '#lib/process/memory-saver.ts'

/** How often V8 gives back free memory, in milliseconds. */
const INTERVAL_MS = 60_000

/**
 * Gives back the memory that only the start needed: loading the modules leaves some 30 MB of garbage, which V8 would otherwise keep
 * until the heap has grown by a fifth more (docs/decisions/0057). It takes a tenth of a second, so call it before the first visitor.
 * Does nothing without `--expose-gc` (lib/process/memory-settings.mjs).
 */
export function releaseStartMemory(): void {
  globalThis.gc?.()
}

/**
 * Makes one collection per minute return the free pages of V8's heap to the system (docs/decisions/0057). V8 keeps them for reuse, and
 * under steady traffic it never finds the idle moment at which it would return them, so the process would grow for hours. The
 * collection is the next one that V8 does anyway: a forced one would stop the process for up to half a second.
 */
export function releaseMemoryRegularly(interval = INTERVAL_MS): void {
  let isWaiting = false
  const collections = new PerformanceObserver((list) => {
    const entries = list.getEntriesByType('gc') as Collection[]
    if (!entries.some(({ detail }) => detail.kind === constants.NODE_PERFORMANCE_GC_MAJOR)) return
    setFlagsFromString('--no-optimize-for-size')
    collections.disconnect()
    isWaiting = false
  })
  setInterval(() => {
    // The mode in which files for crawlers are written returns the pages anyway.
    if (isWaiting || savesMemory()) return
    isWaiting = true
    collections.observe({ entryTypes: ['gc'] })
    setFlagsFromString('--optimize-for-size')
  }, interval).unref()
}

/** An entry of the type 'gc'; Node's types lack it. */
interface Collection extends PerformanceEntry {
  detail: { kind: number }
}
