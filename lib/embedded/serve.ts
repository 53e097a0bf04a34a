import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { allowOrigin, preflight } from './http/cross-origin.ts'
import { createEmbeddedApi, type EmbeddedApi } from './index.ts'

const DRAIN_MS = 8000
const KEPT_BYTES = 64 * 1024
const READ_BYTES = 4 * 1024 * 1024
const port = Number(process.env.PORT ?? 3001)
const siteUrl = process.env.SITE_URL ?? 'http://localhost:3000'
const databaseUrl = process.env.DATABASE_URL

const api = await createEmbeddedApi({
  database: databaseUrl
    ? { kind: 'postgres', url: databaseUrl }
    : { kind: 'sqlite', file: join(process.env.DATA_DIR ?? '.data', 'store.sqlite') },
  config: {
    siteUrl,
    appToken: process.env.APP_TOKEN ?? 'wapstore',
    brandSlug: process.env.BRAND_SLUG ?? 'rosalume',
    storeCode: process.env.STORE_CODE ?? 'rosalume',
    sessionCookie: process.env.SESSION_COOKIE ?? 'PHPSESSID',
  },
  log: (entry) => process.stderr.write(`${JSON.stringify(entry)}\n`),
})

const server = createServer({ requestTimeout: 20_000, headersTimeout: 10_000 }, (incoming, outgoing) => {
  void serve(api, incoming, outgoing)
})
server.listen(port, () => process.stdout.write(`Store API on http://localhost:${port}/v2/front\n`))
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop())

async function serve(to: EmbeddedApi, incoming: IncomingMessage, outgoing: ServerResponse) {
  try {
    const body = await receive(incoming)
    const request = toRequest(incoming, body.kept)
    const response = request
      ? (preflight(request, siteUrl) ?? allowOrigin(request, await to.fetch(request), siteUrl))
      : new Response(null, { status: 400 })
    outgoing.statusCode = response.status
    outgoing.setHeaders(response.headers)
    if (!server.listening || !body.isWhole) outgoing.setHeader('Connection', 'close')
    outgoing.end(Buffer.from(await response.arrayBuffer()))
  } catch {
    // The client went away while its body was read, or the answer while it was written.
    outgoing.destroy()
  }
}

// Keeps enough of a body for the API to see that it is too large, and reads on for a while without keeping: a
// connection that is closed on unread bytes is reset, and the client loses its answer.
async function receive(incoming: IncomingMessage): Promise<{ kept: Buffer; isWhole: boolean }> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of incoming.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    if (size <= KEPT_BYTES) chunks.push(chunk)
    size += chunk.byteLength
    if (size > READ_BYTES) return { kept: Buffer.concat(chunks), isWhole: false }
  }
  return { kept: Buffer.concat(chunks), isWhole: true }
}

function toRequest(incoming: IncomingMessage, body: Buffer): Request | null {
  const { method = 'GET', url = '/' } = incoming
  const address = URL.parse(`http://localhost:${port}${url.startsWith('/') ? url : '/'}`)
  if (!address || method === 'TRACE' || method === 'CONNECT' || method === 'TRACK') return null
  const headers = new Headers()
  for (const [name, value] of Object.entries(incoming.headers)) headers.set(name, String(value))
  const hasBody = method !== 'GET' && method !== 'HEAD' && body.byteLength > 0
  return new Request(address, { method, headers, ...(hasBody && { body: new Uint8Array(body) }) })
}

async function stop() {
  const late = setTimeout(() => server.closeAllConnections(), DRAIN_MS)
  await new Promise((resolve) => {
    server.close(resolve)
    server.closeIdleConnections()
  })
  clearTimeout(late)
  await api.close()
}
