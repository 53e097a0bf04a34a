import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { pipeline, Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { cannedResponses, hugeBody, hugeHead } from './fault-responses.ts'
import { bodyStart, readHead, type RequestHead } from './http-head.ts'

/** How the proxy handles a request (L8–L10). */
export type FaultMode =
  | keyof typeof cannedResponses
  | 'ok'
  | 'latency'
  | 'refused'
  | 'reset'
  | 'half-body'
  | 'never'
  | 'trickle'
  | 'huge'
  | 'drop-response'

/** The requests that a mode applies to; all others are forwarded as in mode `ok`. */
interface FaultScope {
  /** Delay of mode `latency` in ms. */
  ms?: number
  /** Only requests whose `METHOD /path?query` matches. */
  only?: RegExp
  /** Only this number of the next matching requests. */
  times?: number
}

/** A request that the proxy received. */
interface SeenRequest {
  method: string
  path: string
  mode: FaultMode
  /** Milliseconds since the epoch. */
  at: number
}

/** A TCP proxy in front of an upstream with switchable faults. */
export interface FaultProxy {
  /** `http://127.0.0.1:<port>`, the same for the life of the proxy. */
  url: string
  /** Sets the mode of the next requests. Await it: `refused` closes the listener, the next mode opens it again. */
  mode(mode: FaultMode, scope?: FaultScope): Promise<void>
  /** Every request since the start or the last `reset()`. */
  seen: SeenRequest[]
  /** Clears `seen` and sets `peak` to the requests that are open now. */
  reset(): void
  /** Returns the highest number of concurrent requests since the last `reset()`. */
  peak(): number
  /** Closes the listener and every socket. */
  close(): Promise<void>
}

const HEAD_LIMIT = 64 * 1024
// 16 bytes four times a second: the 64 B/s of L8.
const TRICKLE_BYTES = 16
const TRICKLE_MS = 250

/** Starts a proxy on a free port of 127.0.0.1 in front of `upstream`, an http:// address. */
export async function startFaultProxy(upstream: string): Promise<FaultProxy> {
  const { hostname, port: upstreamPort } = new URL(upstream)
  const sockets = new Set<Socket>()
  let current: FaultMode = 'ok'
  let scope: FaultScope = {}
  let remaining = Infinity
  let open = 0
  let peak = 0
  let port = 0
  let server: Server | undefined

  const proxy: FaultProxy = {
    url: '',
    seen: [],
    peak: () => peak,
    reset: () => {
      proxy.seen.length = 0
      peak = open
    },
    mode: async (mode, nextScope = {}) => {
      if (mode === 'refused' && (nextScope.only || nextScope.times))
        throw new Error('Mode "refused" closes the listener, so it cannot be limited; use "reset".')
      current = mode
      scope = nextScope
      remaining = nextScope.times ?? Infinity
      if (mode === 'refused') await shut()
      else await listen()
    },
    close: shut,
  }
  await listen()
  proxy.url = `http://127.0.0.1:${port}`
  return proxy

  async function listen() {
    if (server) return
    const next = createServer(serve)
    server = next
    await new Promise<void>((resolve, reject) =>
      next.once('error', reject).listen(port, '127.0.0.1', resolve),
    )
    port = (next.address() as AddressInfo).port
  }

  async function shut() {
    const closing = server
    server = undefined
    const closed = closing && new Promise((resolve) => closing.close(resolve))
    for (const socket of sockets) socket.destroy()
    await closed
  }

  function track(socket: Socket): Socket {
    sockets.add(socket)
    // A fault cuts connections on purpose; errors of the other side are expected.
    return socket.on('error', () => {}).once('close', () => sockets.delete(socket))
  }

  function serve(client: Socket) {
    track(client)
    let received: Buffer = Buffer.alloc(0)
    const onData = (bytes: Buffer) => {
      received = Buffer.concat([received, bytes])
      const head = readHead(received)
      if (!head) {
        if (received.length > HEAD_LIMIT) client.destroy()
        return
      }
      client.off('data', onData).pause()
      peak = Math.max(peak, ++open)
      let isOpen = true
      const end = () => {
        if (isOpen) open--
        isOpen = false
      }
      client.once('close', end)
      void respond(client, head, end)
    }
    client.on('data', onData)
  }

  function modeFor(head: RequestHead): FaultMode {
    if (scope.only && !scope.only.test(`${head.method} ${head.path}`)) return 'ok'
    return remaining-- > 0 ? current : 'ok'
  }

  // Calls `end` before a prepared response: its receiver may send the next request before this socket is closed.
  async function respond(client: Socket, head: RequestHead, end: () => void) {
    const mode = modeFor(head)
    proxy.seen.push({ method: head.method, path: head.path, mode, at: Date.now() })
    if (mode === 'reset') return client.resetAndDestroy()
    if (mode === 'never' || mode in cannedResponses || mode === 'huge') {
      client.resume()
      if (mode === 'huge')
        return pipeline(Readable.from([hugeHead, ...hugeBody()]), client, () => client.destroy())
      if (mode === 'never') return
      end()
      return client.end(cannedResponses[mode as keyof typeof cannedResponses])
    }
    if (mode === 'latency') await sleep(scope.ms ?? 0, undefined, { ref: false })
    if (client.destroyed) return
    const forwarded = forward(client, head)
    if (mode === 'ok' || mode === 'latency') return pipeline(forwarded, client, () => client.destroy())
    const whole = await collect(forwarded)
    if (mode === 'drop-response') return client.destroy()
    const start = bodyStart(whole)
    if (mode === 'half-body') {
      return client.write(whole.subarray(0, start + Math.floor((whole.length - start) / 2)), () =>
        client.destroy(),
      )
    }
    client.write(whole.subarray(0, start))
    for (let at = start; at < whole.length && !client.destroyed; at += TRICKLE_BYTES) {
      client.write(whole.subarray(at, at + TRICKLE_BYTES))
      await sleep(TRICKLE_MS, undefined, { ref: false })
    }
    client.end()
  }

  function forward(client: Socket, head: RequestHead): Socket {
    const target = track(connect(Number(upstreamPort) || 80, hostname))
    client.once('close', () => target.destroy())
    target.write(head.forward)
    target.write(head.rest)
    client.pipe(target, { end: false })
    return target
  }
}

async function collect(socket: Socket): Promise<Buffer> {
  const pieces: Buffer[] = []
  try {
    for await (const piece of socket) pieces.push(piece as Buffer)
  } catch {
    // When the upstream closes the connection early, the bytes received so far are returned.
  }
  return Buffer.concat(pieces)
}
