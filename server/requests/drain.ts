import type { IncomingMessage, Server } from 'node:http'
import type { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { isHealthCheck } from '../../lib/routes/address-space.ts'

// The server stops listening when no new request has come for this long, at the latest after MAX_WAIT_MS. Until then every response
// has "Connection: close", so no keep-alive request is cut off, and a load balancer sees in /readyz that it should stop (L13).
const QUIET_MS = 500
const MAX_WAIT_MS = 4000
const STEP_MS = 50
// The whole shutdown stays within ten seconds (L13).
const MAX_DRAIN_MS = 9000
const MIN_FINISH_MS = 5000

/** The orderly end of the process. */
interface Drain {
  /** Whether the process is shutting down. */
  isDraining: () => boolean
  /** From now on SIGTERM or SIGINT lets requests in flight finish, runs `close` and exits the process; a second signal exits at once. */
  onSignals(close: () => Promise<void>): void
}

/**
 * Creates the drain of a server. `noticeMs` is the least time for which the server goes on listening after a signal: as long as a load
 * balancer needs to see that /readyz is 503.
 */
export function createDrain(server: Server, noticeMs: number): Drain {
  let isDraining = false
  const sockets = new Set<Socket>()
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  async function drain(close: () => Promise<void>) {
    if (isDraining) process.exit(1)
    isDraining = true
    const start = performance.now()
    await waitUntilQuiet(server, start, noticeMs)
    const left = Math.max(MIN_FINISH_MS, MAX_DRAIN_MS - (performance.now() - start))
    const deadline = setTimeout(() => server.closeAllConnections(), left)
    const closed = new Promise((resolve) => server.close(resolve))
    // Browsers open connections in advance; Node counts one without a request as busy.
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy()
    await closed
    clearTimeout(deadline)
    await close()
    process.exit(0)
  }
  return {
    isDraining: () => isDraining,
    onSignals(close) {
      for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void drain(close))
    },
  }
}

async function waitUntilQuiet(server: Server, start: number, noticeMs: number): Promise<void> {
  let lastRequest = start
  server.prependListener('request', (request: IncomingMessage, response) => {
    response.setHeader('Connection', 'close')
    if (isHealthCheck(request.url ?? '/')) return
    const touch = () => (lastRequest = performance.now())
    touch()
    response.once('close', touch)
  })
  const latest = Math.max(noticeMs, MAX_WAIT_MS)
  for (let waited = 0; waited < latest; waited = performance.now() - start) {
    if (waited >= noticeMs && performance.now() - lastRequest >= QUIET_MS) return
    await sleep(STEP_MS)
  }
}
