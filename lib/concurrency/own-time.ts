import { clearInterval, setImmediate, setInterval } from 'node:timers'

// A tick counts as at most TICK_MS, however late it comes: while this process renders a page, an answer that has arrived waits too.
const TICK_MS = 20
// A process that stays busy ends a wait all the same, after this many times the deadline.
const MAX_STRETCH = 3

/** How many times its deadline a call to another host may take in a busy process: a page must report an outage within two seconds (L9). */
export const EXTERNAL_STRETCH = 1.2

interface Wait {
  ends: number
  latest: number
  end: () => void
}

const waits = new Set<Wait>()
let ownTime = 0
let lastTick = 0
let ticker: NodeJS.Timeout | undefined

function tick() {
  const now = performance.now()
  const elapsed = now - lastTick
  lastTick = now
  ownTime += elapsed < 2 * TICK_MS ? elapsed : TICK_MS
  for (const wait of waits)
    if (wait.ends <= ownTime || wait.latest <= now) {
      waits.delete(wait)
      // Pending input is handled first, as an answer that has arrived still counts.
      setImmediate(wait.end)
    }
  if (waits.size > 0) return
  clearInterval(ticker)
  ticker = undefined
}

/**
 * Calls `end` after `ms` milliseconds in which this process handled events; time in which it was busy hardly counts. So the
 * deadline of a call measures the host that is called, not the load of the shop (L8). Returns a function that cancels it.
 */
function afterOwnTime(ms: number, end: () => void, stretch: number): () => void {
  if (!ticker) {
    lastTick = performance.now()
    ticker = setInterval(tick, TICK_MS)
    ticker.unref()
  }
  const wait = { ends: ownTime + ms, latest: performance.now() + ms * stretch, end }
  waits.add(wait)
  return () => void waits.delete(wait)
}

/**
 * A signal that aborts after `ms` milliseconds of own time, at the latest after `stretch` times as long; call `cancel` when the
 * work is done.
 */
export function ownTimeSignal(
  ms: number,
  stretch = MAX_STRETCH,
): { signal: AbortSignal; cancel: () => void } {
  const controller = new AbortController()
  const end = () => controller.abort(new DOMException('The time is up', 'TimeoutError'))
  const cancel = afterOwnTime(ms, end, stretch)
  return { signal: controller.signal, cancel }
}

/** Resolves like the call that `start` makes; aborts it and rejects after `ms` milliseconds of own time. */
export async function withinOwnTime<T>(start: (signal: AbortSignal) => Promise<T>, ms: number): Promise<T> {
  const { signal, cancel } = ownTimeSignal(ms)
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
