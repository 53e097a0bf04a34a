/** Instead of an idle moment, where the browser tells of none (Safari), in milliseconds. */
const SHORT_WAIT_MS = 50

/** Runs `work` when the browser has nothing to do, after `timeout` milliseconds at the latest. */
export function whenIdle(work: () => void, timeout: number): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout })
  else setTimeout(work, SHORT_WAIT_MS)
}
