import assert from 'node:assert/strict'
import {
  createServer,
  request as sendRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { test } from 'node:test'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { currentRender } from '../lib/host/page-render.ts'
import { createPageAnswers } from './answer.ts'
import { PageAddresses } from './page-store/page-addresses.ts'
import { PageEncodings } from './page-store/page-encodings.ts'
import { PageRefresher } from './page-store/page-refresher.ts'
import { COPY_HEADER, PageStore } from './page-store/page-store.ts'
import { createFinishPage } from './finished-page/finished-page.ts'
import { createPagePolicy } from './policy/page-policy.ts'
import { parseEnv } from '../lib/config/env.ts'
import { createSendCopy } from './page-store/send-copy.ts'

const HTML = `<!doctype html><title>Sérum</title>${'<p>Colágeno com ácido hialurônico</p>'.repeat(200)}`
const PAYLOAD = ',["p","Colágeno"]'.repeat(200)
const finish = createFinishPage(new Map(), createPagePolicy(parseEnv({}).env))
const STORED = { tags: ['produtos'], lifetime: { revalidate: 120, expire: 86_400 } }

interface Received {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
  text: string
}

function textOf(headers: IncomingHttpHeaders, body: Buffer): string {
  if (body.length === 0) return ''
  if (headers['content-encoding'] === 'br') return brotliDecompressSync(body).toString()
  return (headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body).toString()
}

/** A server with a fake Next that stores one page per path; `render` may change a response. Paths with a `notFoundPath` are missing. */
async function openServer(
  render: (path: string, response: ServerResponse) => void = () => {},
  notFoundPathOf: (path: string) => string | undefined = () => undefined,
) {
  const clock = { now: Date.now() }
  const store = new PageStore(undefined, () => clock.now, finish)
  const addresses = new PageAddresses()
  const encodings = new PageEncodings()
  const rendered: string[] = []
  const renderedForVisitors: string[] = []
  const handled: string[] = []
  const server = createServer((request, response) => {
    if (answers.fromMemory(request, response)) return
    response.setHeader('x-content-type-options', 'nosniff')
    const notFoundPath = notFoundPathOf(request.url!)
    if (notFoundPath !== undefined && answers.notFound(request, response, notFoundPath)) return
    const handle = async (visit: IncomingMessage, page: ServerResponse) => {
      const path = visit.url!.split('?', 1)[0]!
      const { rsc, 'next-router-segment-prefetch': segment } = visit.headers
      // Next removes these headers too.
      delete visit.headers.rsc
      delete visit.headers['next-router-segment-prefetch']
      handled.push(visit.url!)
      currentRender()!.key = path
      const { acceptsStale } = currentRender()!
      const entry = store.entry(path, { acceptsStale })
      const isStale = entry !== undefined && entry.lastModified < clock.now
      page.setHeader('content-type', 'text/html; charset=utf-8')
      page.setHeader('x-nextjs-cache', entry ? (isStale ? 'STALE' : 'HIT') : 'MISS')
      page.setHeader(COPY_HEADER, encodeURIComponent(path))
      const html = `${HTML}${rendered.length}`
      if (!entry || isStale) {
        rendered.push(visit.url!)
        if (!currentRender()!.isRefresh) renderedForVisitors.push(visit.url!)
        store.store(path, nextPage(html), STORED)
      }
      if (rsc !== undefined) {
        const { rscData, segmentData } = store.peek(path)!.rest
        page.setHeader('content-type', 'text/x-component')
        page.setHeader('x-nextjs-stale-time', '300')
        render(path, page)
        return void page.end(segment === undefined ? rscData : segmentData?.get(String(segment)))
      }
      render(path, page)
      await Promise.resolve()
      page.end(visit.method === 'HEAD' ? null : (entry?.value.html ?? html))
    }
    answers.fromNext(request, response, handle, notFoundPath)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const refresher = new PageRefresher(`http://127.0.0.1:${port}`, store, () => server.listening)
  const answers = createPageAnswers({
    store,
    addresses,
    refresher,
    outagePages: {},
    finish,
    send: createSendCopy(encodings),
  })
  return {
    store,
    rendered,
    renderedForVisitors,
    handled,
    refresher,
    addresses,
    encodings,
    wait: (seconds: number) => void (clock.now += seconds * 1000),
    get: (path: string, headers: Record<string, string> = {}, method = 'GET') =>
      new Promise<Received>((resolve, reject) => {
        const call = sendRequest({ port, host: '127.0.0.1', path, method, headers }, (response) => {
          const parts: Buffer[] = []
          response.on('data', (part: Buffer) => parts.push(part))
          response.on('end', () => {
            const body = Buffer.concat(parts)
            const status = response.statusCode!
            resolve({ status, headers: response.headers, body, text: textOf(response.headers, body) })
          })
        })
        call.once('error', reject)
        call.end()
      }),
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function nextPage(html: string) {
  return {
    kind: 'APP_PAGE' as const,
    html,
    rscData: Buffer.from(`1:"${html.slice(-1)}"${PAYLOAD}`),
    segmentData: new Map([
      ['/_tree', Buffer.from(`0:"tree"${PAYLOAD}`)],
      ['/pt/__PAGE__', Buffer.from(`0:"page ${html.slice(-1)}"${PAYLOAD}`)],
    ]),
    postponed: undefined,
    status: undefined,
    headers: {},
  }
}

test('decision 0047 the second visit gets the page from memory, with the headers of the first', async () => {
  await using shop = await openServer()
  const first = await shop.get('/serum')
  const second = await shop.get('/serum')
  assert.deepEqual(
    [first.headers['cache-status'], second.headers['cache-status']],
    ['shop; fwd=miss; stored', 'shop; hit'],
  )
  assert.deepEqual(shop.rendered, ['/serum'])
  assert.equal(second.text, first.text)
  assert.equal(second.headers['x-content-type-options'], 'nosniff')
  assert.equal(second.headers['content-type'], 'text/html; charset=utf-8')
  assert.equal(second.headers[COPY_HEADER], undefined)
})

test('R52 10,000 addresses with advertising parameters cost one render and one copy', async () => {
  await using shop = await openServer()
  await shop.get('/serum')
  for (const query of ['?utm_source=x', '?fbclid=1&gbraid=2', '?x', '?sabor='])
    assert.equal((await shop.get(`/serum${query}`)).status, 200)
  assert.deepEqual(shop.rendered, ['/serum'])
  for (let n = 0; n < 10_000; n++) {
    const request = { method: 'GET', url: `/serum?utm_source=${n}&fbclid=${n}&gbraid=${n}`, headers: {} }
    assert.ok(shop.addresses.find(request as never), request.url)
  }
  assert.equal(shop.store.size.pages, 1)
  assert.equal((await shop.get('/serum?utm_source=y')).headers['cache-status'], 'shop; hit')
})

test('R52 made-up values of a parameter do not push known addresses out', async () => {
  await using shop = await openServer()
  await shop.get('/whey')
  await shop.get('/serum')
  const { key, headers } = shop.addresses.find({ method: 'GET', url: '/serum', headers: {} } as never)!
  for (let n = 1; n < 30_000; n++) shop.addresses.learn(`/serum?sabor=${n}`, { key, headers })
  for (const path of ['/whey', '/serum'])
    assert.equal((await shop.get(path)).headers['cache-status'], 'shop; hit')
})

test('each encoding has its own ETag, and a request with it in If-None-Match gets 304', async () => {
  await using shop = await openServer()
  await shop.get('/serum')
  const tags = new Set<string>()
  for (const accepted of ['br', 'gzip', 'identity']) {
    const { headers, text } = await shop.get('/serum', { 'accept-encoding': accepted })
    assert.match(text, /Sérum/)
    tags.add(headers.etag!)
    const again = await shop.get('/serum', {
      'accept-encoding': accepted,
      'if-none-match': `W/${headers.etag}`,
    })
    assert.deepEqual([again.status, again.body.length, again.headers.etag], [304, 0, headers.etag])
  }
  assert.equal(tags.size, 3)
})

test('a page has Last-Modified, and If-Modified-Since with it is 304 unless an ETag differs', async () => {
  await using shop = await openServer()
  const first = (await shop.get('/serum')).headers['last-modified']!
  assert.match(first, / GMT$/)
  const statusOf = async (conditions: Record<string, string>) => (await shop.get('/serum', conditions)).status
  assert.equal(await statusOf({ 'if-modified-since': first }), 304)
  for (const since of ['Thu, 01 Jan 1970 00:00:00 GMT', 'ontem', ''])
    assert.equal(await statusOf({ 'if-modified-since': since }), 200, since)
  assert.equal(await statusOf({ 'if-modified-since': first, 'if-none-match': '"other"' }), 200)
})

test('from its second visit on, a page is compressed at the level for pages that are sent often', async () => {
  await using shop = await openServer()
  const visit = () => shop.get('/serum', { 'accept-encoding': 'br' })
  const first = await visit()
  const kept = () => shop.encodings.get(first.headers.etag!.slice(1, -'-br"'.length), 'br')!
  await shop.encodings.settled()
  assert.equal(shop.encodings.isQuick(kept()), true)
  await visit()
  await shop.encodings.settled()
  assert.equal(shop.encodings.isQuick(kept()), false)
  assert.deepEqual((await visit()).body, kept())
})

test('HEAD is served from memory without a body', async () => {
  await using shop = await openServer()
  await shop.get('/serum')
  const { status, body, headers } = await shop.get('/serum', {}, 'HEAD')
  assert.deepEqual([status, body.length, headers['cache-status']], [200, 0, 'shop; hit'])
})

test('the compressed form of a response for one visitor is not kept, although its page is stored', async () => {
  await using shop = await openServer((path, response) => {
    if (path === '/private') response.setHeader('set-cookie', 'a=1')
  })
  for (const path of ['/private', '/private', '/private', '/serum', '/serum', '/serum']) {
    const { headers, text } = await shop.get(path, { 'accept-encoding': 'br' })
    assert.deepEqual([headers['content-encoding'], text.includes('Colágeno')], ['br', true])
    await shop.encodings.settled()
  }
  const isKept = (path: string) => shop.encodings.get(shop.store.peek(path)!.hash, 'br') !== undefined
  assert.deepEqual([isKept('/private'), isKept('/serum')], [false, true])
})

test('decision 0025 a stale copy is sent at once, and one render replaces it', async () => {
  await using shop = await openServer()
  const first = await shop.get('/serum')
  shop.wait(1)
  shop.store.invalidate(['produtos'])
  shop.wait(1)
  const stale = await Promise.all(Array.from({ length: 20 }, () => shop.get('/serum?utm_source=x')))
  assert.ok(stale.every(({ text }) => text === first.text))
  await shop.refresher.settled()
  const { headers, text } = await shop.get('/serum')
  assert.equal(headers['cache-status'], 'shop; hit')
  assert.notEqual(text, first.text)
  assert.equal(shop.rendered.length, 2)
})

test('decision 0025 a stale copy that Next sends is rendered again by a request of the server itself, never by Next meanwhile', async () => {
  await using shop = await openServer()
  const pages = ['/serum', '/whey', '/omega', '/missing']
  for (const path of pages) await shop.get(path)
  shop.wait(121)
  // Nobody has requested these payloads before, so Next handles the requests.
  const stale = await Promise.all(pages.map((path) => shop.get(`${path}?_rsc=abc`, RSC)))
  assert.deepEqual(
    stale.map(({ headers }) => headers['cache-status']),
    pages.map(() => 'shop; hit; detail=stale'),
  )
  await shop.refresher.settled()
  assert.deepEqual(shop.rendered.slice(pages.length).sort(), pages.toSorted())
  assert.deepEqual(shop.renderedForVisitors, pages)
})

test('a request for an expired copy waits for a new render first', async () => {
  await using shop = await openServer()
  const first = await shop.get('/serum')
  shop.wait(3600)
  assert.notEqual((await shop.get('/serum')).text, first.text)
})

test('an expired copy that is dropped while its visitor waits for a new one is still sent', async () => {
  await using shop = await openServer((path) => {
    if (shop.rendered.length > 1) shop.store.delete(path)
  })
  const first = await shop.get('/serum')
  shop.wait(3600)
  const { status, headers, text } = await shop.get('/serum')
  assert.deepEqual([status, headers['cache-status']], [200, 'shop; hit; detail=expired'])
  assert.equal(text, first.text)
  assert.equal(shop.store.size.pages, 0)
})

for (const [what, path, headers] of [
  ['a client navigation', '/serum', { rsc: '1' }],
  ['a preview', '/serum', { cookie: '__prerender_bypass=x' }],
  ['an ad click', '/serum?gclid=1', {}],
] as const)
  test(`${what} goes through Next`, async () => {
    await using shop = await openServer()
    await shop.get('/serum')
    await shop.get(path, headers)
    assert.deepEqual(shop.handled, ['/serum', path])
  })

test('a response with a cookie, a not-found page and a redirect are not served from memory', async () => {
  await using shop = await openServer((path, response) => {
    if (path === '/cookie') response.setHeader('set-cookie', 'a=1')
    if (path === '/missing') response.statusCode = 404
    if (path === '/old') response.writeHead(308, { location: '/new' })
  })
  const visits = ['/cookie', '/cookie', '/missing', '/missing', '/old', '/old']
  for (const path of visits) await shop.get(path)
  assert.deepEqual(shop.handled, visits)
  assert.equal((await shop.get('/missing')).status, 404)
  assert.equal((await shop.get('/cookie')).headers['set-cookie']?.[0], 'a=1')
  assert.equal((await shop.get('/old')).headers.location, '/new')
})

test('P9 a missing address gets the stored copy of its not-found page, status 404, once Next has answered another one', async () => {
  await using shop = await openServer(
    (_path, response) => (response.statusCode = 404),
    (path) => (path.startsWith('/nada') ? '/pt/nao-encontrada' : undefined),
  )
  for (const path of ['/nada-1', '/nada-2', '/nada-3', '/serum', '/serum'])
    assert.equal((await shop.get(path)).status, 404)
  // The fake Next stores one page per path, so the second address gets the copy of the first.
  assert.deepEqual(shop.handled, ['/nada-1', '/serum', '/serum'])
  const { headers, text } = await shop.get('/nada-4')
  assert.match(text, /0$/)
  assert.deepEqual([headers.etag, headers['x-content-type-options']], [undefined, 'nosniff'])
  shop.wait(3600)
  await shop.get('/nada-5')
  assert.equal(shop.handled.at(-1), '/nada-5')
})

test('R5 L9 a failed render is the outage page; a payload of a client navigation keeps its status', async () => {
  await using shop = await openServer((_path, response) => {
    response.removeHeader(COPY_HEADER)
    response.writeHead(500, { etag: '"x"' })
  })
  const { status, headers, text } = await shop.get('/colageno')
  assert.deepEqual([status, headers['retry-after'], headers.etag], [503, '30', undefined])
  assert.match(text, /volta em instantes/)
  assert.equal((await shop.get('/colageno', { rsc: '1' })).status, 500)
})

test('P9 when the shop itself fails, the page is a 500 and the stack is logged; when the store fails, it is a 503', async (context) => {
  const logged = context.mock.method(console, 'error', () => {})
  const storeError = Object.assign(new Error('no answer'), { name: 'ApiError' })
  for (const [error, expected] of [
    [new TypeError('product is undefined'), 500],
    [storeError, 503],
  ] as const) {
    await using shop = await openServer((_path, response) => {
      currentRender()!.error = error
      response.removeHeader(COPY_HEADER)
      response.writeHead(500)
    })
    const { status, headers, text } = await shop.get('/colageno?utm_source=x')
    assert.deepEqual([status, headers['retry-after']], [expected, expected === 503 ? '30' : undefined])
    assert.match(text, /volta em instantes/)
  }
  assert.deepEqual(
    logged.mock.calls.map(({ arguments: [, address, error] }) => [address, (error as Error).message]),
    [['/colageno', 'product is undefined']],
  )
})

const RSC = { rsc: '1', 'next-router-state-tree': '["",{}]' }
const SEGMENT = { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/pt/__PAGE__' }

for (const [name, headers, text] of [
  ['the payload of a client navigation', RSC, '1:"0"'],
  ['a prefetched segment', SEGMENT, '0:"page 0"'],
] as const)
  test(`decision 0055 ${name} is served from memory after Next's first response, with its headers`, async () => {
    await using shop = await openServer((_path, response) => response.setHeader('vary', 'rsc'))
    const first = await shop.get('/serum?_rsc=abc', headers)
    const second = await shop.get('/serum?_rsc=abc', headers)
    assert.equal(shop.handled.length, 1)
    assert.equal(first.text, text + PAYLOAD)
    assert.deepEqual(second.body, first.body)
    const comparable = ({ headers }: Received) => {
      const rest = { ...headers }
      delete rest.date
      delete rest['cache-status']
      return rest
    }
    const sent = comparable(first)
    assert.deepEqual(comparable(second), sent)
    assert.equal(sent['content-type'], 'text/x-component')
    assert.equal(sent['x-nextjs-stale-time'], '300')
    assert.match(String(sent.vary), /rsc.*Accept-Encoding/)
    assert.deepEqual(
      [first, second].map(({ headers }) => headers['cache-status']),
      ['shop; fwd=miss; stored', 'shop; hit'],
    )
  })

test('decision 0055 each payload has its own ETag and its own compressed form', async () => {
  await using shop = await openServer()
  const br = { 'accept-encoding': 'br' }
  const all = []
  for (const headers of [{}, RSC, SEGMENT]) all.push(await shop.get('/serum?_rsc=abc', { ...headers, ...br }))
  assert.equal(new Set(all.map(({ headers }) => headers.etag)).size, 3)
  for (const headers of [RSC, SEGMENT]) {
    await shop.get('/serum?_rsc=abc', { ...headers, ...br })
    await shop.encodings.settled()
    const packed = await shop.get('/serum?_rsc=abc', { ...headers, ...br })
    assert.match(packed.text, /^[01]:"/)
    const again = { ...headers, ...br, 'if-none-match': packed.headers.etag! }
    assert.equal((await shop.get('/serum?_rsc=abc', again)).status, 304)
  }
})

test('decision 0055 a payload request goes to Next until Next has accepted its headers with its signature (_rsc)', async () => {
  await using shop = await openServer()
  await shop.get('/serum?_rsc=abc', SEGMENT)
  await shop.get('/serum?_rsc=abc', SEGMENT)
  assert.equal(shop.handled.length, 1)
  await shop.get('/serum?_rsc=other', SEGMENT)
  await shop.get('/serum?_rsc=abc', { ...SEGMENT, 'next-url': '/pt' })
  await shop.get('/serum', SEGMENT)
  assert.equal(shop.handled.length, 4)
  // An accepted signature counts for every page.
  await shop.get('/whey?_rsc=x', RSC)
  await shop.get('/whey?_rsc=abc', SEGMENT)
  await shop.get('/serum?_rsc=x', RSC)
  const before = shop.handled.length
  await shop.get('/whey?_rsc=x', RSC)
  await shop.get('/serum?_rsc=x', RSC)
  assert.equal(shop.handled.length, before)
})

for (const headers of [
  { ...RSC, 'next-action': 'a' },
  { ...RSC, cookie: '__prerender_bypass=1' },
  { ...RSC, 'next-router-prefetch': '2' },
])
  test(`decision 0055 a request with ${JSON.stringify(headers)} always goes to Next`, async () => {
    await using shop = await openServer()
    await shop.get('/serum?_rsc=abc', headers)
    await shop.get('/serum?_rsc=abc', headers)
    assert.equal(shop.handled.length, 2)
  })

test('decision 0055 a payload that sets a cookie, or varies with the previous page (next-url), is not served from memory', async () => {
  await using shop = await openServer((path, response) => {
    if (path === '/conta') response.setHeader('set-cookie', 'a=b')
    if (path === '/outra') response.setHeader('vary', 'rsc, next-url')
  })
  for (const path of ['/conta', '/conta', '/outra', '/outra']) await shop.get(`${path}?_rsc=abc`, RSC)
  assert.equal(shop.handled.length, 4)
})

test('decision 0055 a payload request does not make the document go through Next again', async () => {
  await using shop = await openServer()
  await shop.get('/serum')
  await shop.get('/serum?_rsc=abc', RSC)
  await shop.get('/serum')
  assert.equal(shop.handled.length, 2)
})

test('decision 0055 a stale payload is sent at once and refreshed with its page; a request for an expired one waits for a new render', async () => {
  await using shop = await openServer()
  await shop.get('/serum?_rsc=abc', RSC)
  shop.wait(121)
  const stale = await shop.get('/serum?_rsc=abc', RSC)
  assert.deepEqual(
    [stale.text, stale.headers['cache-status']],
    [`1:"0"${PAYLOAD}`, 'shop; hit; detail=stale'],
  )
  await shop.refresher.settled()
  assert.equal((await shop.get('/serum?_rsc=abc', RSC)).text, `1:"1"${PAYLOAD}`)
  shop.wait(1200)
  const fresh = await shop.get('/serum?_rsc=abc', RSC)
  assert.deepEqual([fresh.text, fresh.headers['cache-status']], [`1:"2"${PAYLOAD}`, 'shop; hit'])
})
