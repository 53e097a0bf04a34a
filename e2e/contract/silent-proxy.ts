import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** A TCP proxy whose connections can stop carrying data without an error, as after a failover or a lost entry in a NAT table. */
export interface SilentProxy {
  /** The upstream's URL with the address of the proxy. */
  url: string
  /** Makes the open connections drop every byte in both directions; with `all`, later connections too. */
  silence(scope: 'open' | 'all'): void
  /** Resets the open connections. */
  reset(): void
  /** New connections are forwarded again. */
  restore(): void
  close(): Promise<void>
}

/** Starts a proxy on a free port of 127.0.0.1 in front of the host and port of a URL. */
export async function startSilentProxy(upstream: string): Promise<SilentProxy> {
  const { hostname, port } = new URL(upstream)
  const sockets = new Set<Socket>()
  const silent = new WeakSet<Socket>()
  let isAllSilent = false

  const server = createServer((client) => {
    const target = connect(Number(port), hostname)
    for (const [from, to] of [
      [client, target],
      [target, client],
    ] as const) {
      sockets.add(from)
      if (isAllSilent) silent.add(from)
      from.on('error', () => {})
      from.on('data', (bytes) => {
        if (!silent.has(from)) to.write(bytes)
      })
      from.on('end', () => {
        if (!silent.has(from)) to.end()
      })
      from.on('close', () => {
        sockets.delete(from)
        if (!silent.has(from)) to.destroy()
      })
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = new URL(upstream)
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url: url.href,
    silence: (scope) => {
      isAllSilent = scope === 'all'
      for (const socket of sockets) silent.add(socket)
    },
    reset: () => sockets.forEach((socket) => socket.resetAndDestroy()),
    restore: () => void (isAllSilent = false),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        for (const socket of sockets) socket.destroy()
      }),
  }
}
