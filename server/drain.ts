import type { Server } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

// For this long every response has "Connection: close" before the server stops listening, so no keep-alive request is cut off (L13).
const CLOSE_NOTICE_MS = 500
const MAX_DRAIN_MS = 9_000

/** On the first of these signals, lets requests in flight finish, runs `close` and exits the process. A second signal exits immediately. */
export function drainOn(signals: NodeJS.Signals[], server: Server, close: () => Promise<void>): void {
  let isDraining = false
  async function drain() {
    if (isDraining) process.exit(1)
    isDraining = true
    server.prependListener('request', (_request, response) => response.setHeader('Connection', 'close'))
    await sleep(CLOSE_NOTICE_MS)
    const deadline = setTimeout(() => server.closeAllConnections(), MAX_DRAIN_MS)
    await new Promise((resolve) => server.close(resolve))
    clearTimeout(deadline)
    await close()
    process.exit(0)
  }
  for (const signal of signals) process.on(signal, () => void drain())
}
