import { createServer, STATUS_CODES, type Server, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'

// Node looks for late heads and bodies once a second, so a slow client holds a connection for at most 16 s with a head and
// 19 s with a body (L15). The keep-alive time exceeds that of common proxies.
const LIMITS = { checkMs: 1000, headMs: 15_000, bodyMs: 18_000, finishMs: 5000 }
const KEEP_ALIVE_MS = 65_000

const STATUS_OF: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}

/**
 * The HTTP server of the shop, still without a listener for its requests. A request with an Upgrade header is one of them: Next
 * would take over its socket and never answer, so only the development server, whose pages need a WebSocket, allows that (L12).
 */
export function createHttpServer(isDev: boolean, limits = LIMITS): Server {
  const open = new WeakMap<Duplex, Set<ServerResponse>>()
  const server = createServer(
    {
      connectionsCheckingInterval: limits.checkMs,
      headersTimeout: limits.headMs,
      requestTimeout: limits.bodyMs,
      keepAliveTimeout: KEEP_ALIVE_MS,
      shouldUpgradeCallback: () => isDev,
    },
    (request, response) => {
      const responses = open.get(request.socket) ?? new Set()
      open.set(request.socket, responses.add(response))
      response.once('close', () => responses.delete(response))
    },
  )
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (!socket.writable || error.code === 'ECONNRESET') return void socket.destroy()
    const begun = [...(open.get(socket) ?? [])].filter(({ headersSent }) => headersSent)
    // Once headers are sent, the client would read a second status line as part of that response. The response itself is right: a
    // client may have added bytes after the end of its request.
    if (begun.length > 0) return endAfter(begun, socket, limits.finishMs)
    socket.end(plainResponse(STATUS_OF[error.code ?? ''] ?? 400), () => socket.destroy())
  })
  server.on('checkExpectation', (request, response) => {
    request.resume()
    response.writeHead(417, { ...HEADERS, 'Content-Length': 0 }).end()
  })
  return server
}

// Ends a connection after the responses that have begun on it, or after a time in milliseconds.
function endAfter(responses: ServerResponse[], socket: Duplex, maxMs: number): void {
  const late = setTimeout(() => socket.destroy(), maxMs)
  socket.once('close', () => clearTimeout(late))
  const endings = responses.map((response) => new Promise((resolve) => response.once('close', resolve)))
  void Promise.all(endings).then(() => socket.end(() => socket.destroy()))
}

const HEADERS = {
  'Content-Type': 'text/plain; charset=utf-8',
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Cache-Control': 'no-store',
  'X-Robots-Tag': 'noindex',
}

// Node's own response to a request that it cannot read has no headers at all (L12).
function plainResponse(status: number): string {
  const text = STATUS_CODES[status]!
  const headers = Object.entries({ ...HEADERS, 'Content-Length': String(text.length), Connection: 'close' })
  const head = headers.map(([name, value]) => `${name}: ${value}\r\n`).join('')
  return `HTTP/1.1 ${status} ${text}\r\n${head}\r\n${text}`
}
