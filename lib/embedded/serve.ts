import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { inspect } from 'node:util'
import { MAX_PHOTO_BYTES } from '#lib/contract/reviews.ts'
import { DEFAULT_BRAND, readBrand } from '#lib/brand/read-brand.ts'
import { VISITOR_IP_HEADER } from '#lib/http/visitor-ip-header.ts'
import { tagIds } from '#lib/shop/tags.ts'
import { allowOrigin, preflightResponse } from './http/cross-origin.ts'
import { UnusableDatabase } from './db/unusable.ts'
import { createEmbeddedApi, type EmbeddedApi } from './index.ts'

// The embedded store API as a server of its own (npm run api).

const DRAIN_MS = 8000
const BUFFERED_BYTES = 64 * 1024
// A review with its photo (contract 4.17). The rest of a larger upload is read without buffering, so that the client
// receives the 413.
const BUFFERED_UPLOAD_BYTES = MAX_PHOTO_BYTES + 2 * BUFFERED_BYTES
const READ_BYTES = 16 * 1024 * 1024
const HOST = /^(?:[\w.-]+|\[[\da-f:]+\])(?::\d{1,5})?$/i
const brand = readBrand(process.env.BRAND_FILE ?? DEFAULT_BRAND)
const port = Number(process.env.PORT ?? 3001)
const siteUrl = process.env.SITE_URL ?? 'http://localhost:3000'
const databaseUrl = process.env.DATABASE_URL
const dataDir = process.env.DATA_DIR ?? '.data'

const api = await createEmbeddedApi({
  database: databaseUrl
    ? { kind: 'postgres', url: databaseUrl }
    : { kind: 'sqlite', file: join(dataDir, 'store.sqlite') },
  config: {
    siteUrl,
    appToken: process.env.APP_TOKEN ?? 'wapstore',
    brandSlug: process.env.BRAND_SLUG ?? brand.slug,
    storeCode: process.env.STORE_CODE ?? brand.storeCode ?? brand.slug,
    sessionCookie: process.env.SESSION_COOKIE ?? 'PHPSESSID',
    tags: tagIds(process.env.GTM_ID ?? null, process.env.META_PIXEL_ID ?? null),
    payments: { pix: brand.payments?.pix },
    checkoutSecret: process.env.CHECKOUT_SECRET,
    delivery: brand.delivery,
    cepApiUrl: process.env.CEP_API_URL,
    reviewTopics: brand.topics.map(({ topic }) => topic),
    reviewTerms: brand.reviewTerms,
    standsAlone: true,
  },
  demoReviews: process.env.DEMO_REVIEWS !== '0',
  photoFolder: join(dataDir, 'photos'),
  photoBucket: process.env.S3_URL,
  log: (entry) => process.stderr.write(`${JSON.stringify(entry)}\n`),
}).catch((error: unknown) => {
  process.stderr.write(`${error instanceof UnusableDatabase ? error.message : inspect(error)}\n`)
  process.exit(1)
})

const server = createServer({ requestTimeout: 20_000, headersTimeout: 10_000 }, (incoming, outgoing) => {
  void serve(api, incoming, outgoing)
})
server.listen(port, () => process.stdout.write(`Store API on http://localhost:${port}/v2/front\n`))
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop())

async function serve(target: EmbeddedApi, incoming: IncomingMessage, outgoing: ServerResponse) {
  try {
    const body = await receive(incoming)
    const request = toRequest(incoming, body.buffered)
    const response = request
      ? (preflightResponse(request, siteUrl) ?? allowOrigin(request, await target.fetch(request), siteUrl))
      : new Response(null, { status: 400 })
    outgoing.statusCode = response.status
    outgoing.setHeaders(response.headers)
    if (!server.listening || !body.isComplete) outgoing.setHeader('Connection', 'close')
    outgoing.end(Buffer.from(await response.arrayBuffer()))
  } catch {
    // The client disconnected while its body was read or the response written.
    outgoing.destroy()
  }
}

// Buffers enough of a body for the API to see that it is too large, and reads up to READ_BYTES without buffering:
// closing a connection with unread bytes resets it, and the client loses the response.
async function receive(incoming: IncomingMessage): Promise<{ buffered: Buffer; isComplete: boolean }> {
  const maxBuffered = /^\/api\/avaliacao(?:\?|$)/.test(incoming.url ?? '')
    ? BUFFERED_UPLOAD_BYTES
    : BUFFERED_BYTES
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of incoming.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    if (size <= maxBuffered) chunks.push(chunk)
    size += chunk.byteLength
    if (size > READ_BYTES) return { buffered: Buffer.concat(chunks), isComplete: false }
  }
  return { buffered: Buffer.concat(chunks), isComplete: true }
}

function toRequest(incoming: IncomingMessage, body: Buffer): Request | null {
  const { method = 'GET', url = '/' } = incoming
  const { host = '' } = incoming.headers
  const origin = `http://${HOST.test(host) ? host : `localhost:${port}`}`
  const address = URL.parse(origin + (url.startsWith('/') ? url : '/'))
  if (!address || method === 'TRACE' || method === 'CONNECT' || method === 'TRACK') return null
  const headers = new Headers()
  for (const [name, value] of Object.entries(incoming.headers)) headers.set(name, String(value))
  // The header contains the visitor's IP address. Any client of this server could set it, so it is not trusted.
  headers.delete(VISITOR_IP_HEADER)
  const hasBody = method !== 'GET' && method !== 'HEAD' && body.byteLength > 0
  return new Request(address, { method, headers, ...(hasBody && { body: new Uint8Array(body) }) })
}

async function stop() {
  const timer = setTimeout(() => server.closeAllConnections(), DRAIN_MS)
  await new Promise((resolve) => {
    server.close(resolve)
    server.closeIdleConnections()
  })
  clearTimeout(timer)
  await api.close()
}
