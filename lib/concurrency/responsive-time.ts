import { clearInterval, setImmediate, setInterval } from 'node:timers'

// Responsive time is time in which this process handles events. A tick adds at most TICK_MS, however late it comes: while this
// process renders a page, an answer that has arrived waits too.
const TICK_MS = 20
// In a process that stays busy a wait still ends, after this many times the deadline.
const MAX_FACTOR = 3

/** How many times its deadline a call to another host may take in a busy process: a page must report an outage within two seconds (L9). */
export const EXTERNAL_MAX_FACTOR = 1.2

interface Wait {
  ends: number
  latest: number
  end: () => void
}

const waits = new Set<Wait>()
let responsiveTime = 0
let lastTick = 0
let ticker: NodeJS.Timeout | undefined

function tick() {
  const now = performance.now()
  const elapsed = now - lastTick
  lastTick = now
  responsiveTime += elapsed < 2 * TICK_MS ? elapsed : TICK_MS
  for (const wait of waits)
    if (wait.ends <= responsiveTime || wait.latest <= now) {
      waits.delete(wait)
      // Pending input is handled first, as an answer that has arrived still counts.
      setImmediate(wait.end)
    }
  if (waits.size > 0) return
  clearInterval(ticker)
  ticker = undefined
}

/**
 * Calls `end` after `ms` milliseconds of responsive time. So the deadline of a call measures the host that is called, not the load
 * of the shop (L8). Returns a function that cancels it.
 */
function afterResponsiveTime(ms: number, end: () => void, maxFactor: number): () => void {
  if (!ticker) {
    lastTick = performance.now()
    ticker = setInterval(tick, TICK_MS)
    ticker.unref()
  }
  const wait = { ends: responsiveTime + ms, latest: performance.now() + ms * maxFactor, end }
  waits.add(wait)
  return () => void waits.delete(wait)
}

/**
 * A signal that aborts after `ms` milliseconds of responsive time, at the latest after `maxFactor` times as long; call `cancel` when the
 * work is done.
 */
export function responsiveTimeSignal(
  ms: number,
  maxFactor = MAX_FACTOR,
): { signal: AbortSignal; cancel: () => void } {
  const controller = new AbortController()
  const end = () => controller.abort(new DOMException('The time is up', 'TimeoutError'))
  const cancel = afterResponsiveTime(ms, end, maxFactor)
  return { signal: controller.signal, cancel }
}

/** Resolves like the call that `start` makes; aborts it and rejects after `ms` milliseconds of responsive time. */
export async function withinResponsiveTime<T>(
  start: (signal: AbortSignal) => Promise<T>,
  ms: number,
): Promise<T> {
  const { signal, cancel } = responsiveTimeSignal(ms)
  // Not every call ends when it is aborted.
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
  })
  try {
    return await Promise.race([start(signal), aborted])
  } finally {
    cancel()
  }
}
