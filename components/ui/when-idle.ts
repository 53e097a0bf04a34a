/** The delay where requestIdleCallback is missing (Safari), in milliseconds. */
const FALLBACK_DELAY_MS = 50

/** Runs `work` when the browser is idle, after `timeout` milliseconds at the latest. */
export function whenIdle(work: () => void, timeout: number): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout })
  else setTimeout(work, FALLBACK_DELAY_MS)
}
