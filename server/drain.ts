import type { Server } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

// Kept-alive clients are answered this long with "Connection: close" before the door shuts, so that none is cut off (L13).
const FAREWELL_MS = 500
const LONGEST_DRAIN_MS = 9_000

/** On the first of these signals: lets what is in flight finish, then runs `close` and leaves; a second signal leaves at once. */
export function drainOn(signals: NodeJS.Signals[], server: Server, close: () => Promise<void>): void {
  let isDraining = false
  async function drain() {
    if (isDraining) process.exit(1)
    isDraining = true
    server.prependListener('request', (_request, response) => response.setHeader('Connection', 'close'))
    await sleep(FAREWELL_MS)
    const deadline = setTimeout(() => server.closeAllConnections(), LONGEST_DRAIN_MS)
    await new Promise((resolve) => server.close(resolve))
    clearTimeout(deadline)
    await close()
    process.exit(0)
  }
  for (const signal of signals) process.on(signal, () => void drain())
}
