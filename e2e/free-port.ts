import { createServer } from 'node:net'

// Below the ports that Linux, macOS and Windows give to outgoing connections: the port stays free until a server listens on it.
const FIRST = 15_000
const LAST = 32_000

/** Returns a port on which no process listens at this moment and that no outgoing connection gets. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = FIRST + Math.floor(Math.random() * (LAST - FIRST))
    if (await isFree(port)) return port
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, () => probe.close(() => resolve(true)))
  })
}
