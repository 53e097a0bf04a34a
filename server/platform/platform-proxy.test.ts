import assert from 'node:assert/strict'
import { createServer, request as httpRequest, type RequestListener, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, before, test } from 'node:test'
import { gzipSync } from 'node:zlib'
import { UNLIMITED } from '#lib/host/limits.ts'
import { parseEnv } from '#lib/config/env.ts'
import { shopLocation } from './platform-headers.ts'
import { createPlatformProxy, servePlatform } from './platform-proxy.ts'

const outage = () => ({
  body: Buffer.from('<h1>outage</h1>'),
  policy: { 'content-security-policy': "default-src 'none'" },
})
const servers: ReturnType<typeof createServer>[] = []
after(() =>
  servers.forEach((server) => {
    server.closeAllConnections()
    server.close()
  }),
)

async function listen(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

let store: string
let shop: string
let answer: RequestListener
before(async () => {
  store = await listen((request, response) => answer(request, response))
  const source = { STORE_API_URL: `${store}/api`, PLATFORM_PROXY: '1', PLATFORM_PROXY_PATHS: '/skin' }
  const platform = createPlatformProxy(parseEnv(source).env, UNLIMITED)!
  shop = await listen((request, response) => {
    response.setHeader('X-Content-Type-Options', 'nosniff')
    if (!platform.owns(request.method!, request.url!)) return void response.writeHead(418).end()
    void servePlatform(platform, { request, response, outage })
  })
})

interface Sent {
  method?: string
  headers?: Record<string, string>
  body?: string | Buffer[]
}
interface Received {
  status: number
  headers: Record<string, string | string[] | undefined>
  body: Buffer
}

/** Sends a raw request: fetch would resolve dot segments, follow redirects and decode bodies. */
function send(path: string, { method = 'GET', headers = {}, body }: Sent = {}): Promise<Received> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(shop)
    const request = httpRequest({ hostname, port, path, method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () =>
        resolve({ status: response.statusCode!, headers: response.headers, body: Buffer.concat(chunks) }),
      )
      response.on('error', reject)
    })
    request.on('error', reject)
    for (const chunk of [body ?? []].flat()) request.write(chunk)
    request.end()
  })
}

const echo: RequestListener = (request, response) => {
  response.setHeader(
    'x-seen',
    JSON.stringify({ method: request.method, url: request.url, ...request.headers }),
  )
  request.pipe(response)
}
const seenIn = ({ headers }: Received) => JSON.parse(String(headers['x-seen'])) as Record<string, string>

test('P30 methods, query, body and the store’s own cookies reach the store, with the visitor’s address and the shop’s host', async () => {
  answer = echo
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
    const host = new URL(shop).host
    const received = await send('/checkout/ajax/frete?cep=01310100', {
      method,
      body: [Buffer.from('a=1'), Buffer.from('&b=2')],
      headers: {
        cookie: 'PHPSESSID=abc; consentimento=1.1.mp; clique=x; moderacao=secret',
        origin: shop,
        referer: `${shop}/checkout/carrinho/`,
        'x-forwarded-for': '6.6.6.6',
        'x-visitor-address': '6.6.6.6',
        'transfer-encoding': 'chunked',
        connection: 'close, x-private',
        'x-private': '1',
        'x-requested-with': 'XMLHttpRequest',
      },
    })
    const seen = seenIn(received)
    assert.equal(received.body.toString(), 'a=1&b=2')
    assert.deepEqual([seen['method'], seen['url']], [method, '/checkout/ajax/frete?cep=01310100'])
    assert.equal(seen['cookie'], 'PHPSESSID=abc')
    assert.deepEqual(
      [seen['host'], seen['origin'], seen['referer']],
      [new URL(store).host, store, `${store}/checkout/carrinho/`],
    )
    assert.deepEqual([seen['x-forwarded-host'], seen['x-forwarded-proto']], [host, 'http'])
    assert.match(seen['x-forwarded-for']!, /^(?:::ffff:)?127\.0\.0\.1$/)
    assert.deepEqual(
      [seen['x-private'], seen['x-visitor-address'], seen['x-requested-with']],
      [undefined, undefined, 'XMLHttpRequest'],
    )
  }
})

test('P30 a foreign origin stays foreign, so that the store’s own check rejects it', async () => {
  answer = echo
  const seen = seenIn(
    await send('/checkout/x', { method: 'POST', headers: { origin: 'https://evil.example' } }),
  )
  assert.equal(seen['origin'], 'https://evil.example')
})

test('P30 cookies, redirects and headers are rewritten for the shop’s host, and nothing is cached', async () => {
  answer = (_, response) => {
    response.writeHead(302, {
      location: `${store}/checkout/pagamento?x=1#y`,
      'set-cookie': ['PHPSESSID=n; path=/checkout; domain=.loja.example; secure; HttpOnly', 'clique=stolen'],
      'cache-control': 'public, max-age=600',
      expires: 'Wed, 21 Oct 2099 07:28:00 GMT',
      'strict-transport-security': 'max-age=1',
      'x-own': '1',
    })
    response.end()
  }
  const { status, headers } = await send('/minha-conta/pedido')
  assert.deepEqual([status, headers['location']], [302, '/checkout/pagamento?x=1#y'])
  assert.deepEqual(headers['set-cookie'], ['PHPSESSID=n; path=/checkout; HttpOnly'])
  assert.deepEqual(
    [headers['cache-control'], headers['expires'], headers['strict-transport-security'], headers['x-own']],
    ['private, no-store', undefined, undefined, '1'],
  )
  assert.deepEqual([headers['x-robots-tag'], headers['x-content-type-options']], ['noindex', undefined])
})

test('P30 only a Location on the store’s own host changes', () => {
  const own = 'https://loja.example'
  assert.equal(shopLocation('https://loja.example/a?b#c', own), '/a?b#c')
  assert.equal(shopLocation('http://loja.example/a', own), '/a')
  assert.equal(shopLocation('https://loja.example//evil.example/', own), '/evil.example/')
  for (const other of ['https://pay.example/x', 'https://loja.example.evil/x', '/relative', 'x?y'])
    assert.equal(shopLocation(other, own), other)
})

test('P30 a compressed body, a HEAD response and a 304 are forwarded unchanged', async () => {
  const page = gzipSync('<h1>Carrinho</h1>')
  answer = (request, response) => {
    if (request.headers['if-none-match']) return void response.writeHead(304, { etag: '"1"' }).end()
    response.writeHead(200, { 'content-encoding': 'gzip', 'content-length': page.length }).end(page)
  }
  const whole = await send('/checkout/carrinho/', { headers: { 'accept-encoding': 'gzip' } })
  assert.deepEqual([whole.headers['content-encoding'], whole.body], ['gzip', page])
  const head = await send('/checkout/carrinho/', { method: 'HEAD' })
  assert.deepEqual(
    [head.status, head.headers['content-length'], head.body.length],
    [200, String(page.length), 0],
  )
  assert.equal((await send('/checkout/carrinho/', { headers: { 'if-none-match': '"1"' } })).status, 304)
})

test('P30 a page is streamed', async () => {
  let later: ServerResponse | undefined
  answer = (_, response) => {
    later = response
    response.write('first')
  }
  const first = await new Promise<string>((resolve) => {
    const { hostname, port } = new URL(shop)
    httpRequest({ hostname, port, path: '/checkout/' }, (response) =>
      response.once('data', (chunk: Buffer) => resolve(chunk.toString())),
    ).end()
  })
  assert.equal(first, 'first')
  later!.end()
})

test('P30 L26 no path leads out of the platform’s folders', async () => {
  let calls = 0
  answer = (_, response) => {
    calls++
    response.end()
  }
  for (const path of [
    '/checkout/../admin',
    '/checkout/%2e%2e/admin',
    '/checkout/%252e%252e/admin',
    '/checkout/..%2fadmin',
    '/checkout/.%2e\\admin',
    '/checkout/a%5c..%5cadmin',
    '/checkout/%00',
    '/checkout/%0d%0aX-A:%201',
    '/checkout/%',
    '/skin/./x',
    '/checkout/..;/admin',
    '/minha-conta/..;x=1/admin',
    '/checkout/logi%6e',
    '/checkout/acesso/entra%72',
  ])
    assert.equal((await send(path)).status, 400, path)
  for (const path of [
    '/colageno',
    '/minha%2Dconta/pedido',
    '/checkoutx',
    '/',
    '/api/x',
    '/en/skin/x',
    '/skinny',
  ])
    assert.equal((await send(path)).status, 418, path)
  assert.equal(calls, 0)
  for (const path of ['/checkout', '/minha-conta/', '/checkout/a%20b/%C3%A1', '/skin/app.css'])
    assert.equal((await send(path)).status, 200, path)
})

test('P30 a file of another folder keeps the cache headers of the store', async () => {
  answer = (_, response) => response.writeHead(200, { 'cache-control': 'public, max-age=600' }).end()
  const { headers } = await send('/skin/app.css')
  assert.deepEqual([headers['cache-control'], headers['x-robots-tag']], ['public, max-age=600', undefined])
})

test('P30 the platform has one address per page, to which the English address redirects; the shop handles its own forms', async () => {
  answer = echo
  const english = await send('/en/checkout/carrinho/?add=1-2-0-0-1')
  assert.deepEqual([english.status, english.headers['location']], [307, '/checkout/carrinho/?add=1-2-0-0-1'])
  for (const path of ['/checkout/carrinho/adicionar', '/en/checkout/carrinho/adicionar'])
    assert.equal((await send(path, { method: 'POST' })).status, 418)
})

test('P9 P30 while the store fails or is down, a page is the outage page, and a call of a script gets a 502 or 503', async () => {
  const html = { accept: 'text/html,*/*' }
  answer = (_, response) => response.writeHead(500).end('stack trace')
  const failed = await send('/checkout/', { headers: html })
  assert.deepEqual(
    [failed.status, failed.body.toString(), failed.headers['retry-after']],
    [503, '<h1>outage</h1>', '30'],
  )
  const script = await send('/checkout/ajax/x', { headers: { accept: 'application/json' } })
  assert.deepEqual([script.status, script.body.includes('stack trace')], [502, false])
  assert.equal(JSON.parse(script.body.toString()).mensagens[0].tipo, 'erro')
  answer = (_, response) => {
    response.writeHead(200, { 'content-length': 10 }).flushHeaders()
    setTimeout(() => response.destroy(), 20)
  }
  assert.equal((await send('/checkout/ajax/x')).status, 503)
  answer = (_, response) => response.destroy()
  assert.equal((await send('/checkout/', { headers: html })).body.toString(), '<h1>outage</h1>')
  assert.equal((await send('/checkout/ajax/x')).status, 503)
})

test('L15 a body above ten megabytes is rejected, with and without a length', async () => {
  answer = echo
  const headers = { 'content-length': String(11 * 1024 * 1024) }
  assert.equal((await send('/checkout/x', { method: 'POST', headers })).status, 413)
  const chunks = Array.from({ length: 11 }, () => Buffer.alloc(1024 * 1024))
  const status = await send('/checkout/x', { method: 'POST', body: chunks }).then(
    (received) => received.status,
    () => 413,
  )
  assert.equal(status, 413)
})

test('L25 the platform’s own sign-in has the limit of a sign-in, however it is spelled', async () => {
  answer = echo
  const taken: string[] = []
  const source = { STORE_API_URL: `${store}/api`, PLATFORM_PROXY: '1' }
  const limits = {
    take: (kind: string) => {
      taken.push(kind)
      return Promise.resolve(kind === 'account' ? 60 : 0)
    },
  }
  const platform = createPlatformProxy(parseEnv(source).env, limits)!
  const limited = await listen(
    (request, response) => void servePlatform(platform, { request, response, outage }),
  )
  for (const path of ['/checkout/login', '/checkout/Login', '/checkout/login/'])
    assert.equal((await fetch(limited + path, { method: 'POST' })).status, 429, path)
  assert.equal((await fetch(`${limited}/checkout/other`, { method: 'POST' })).status, 200)
  assert.deepEqual(taken, ['account', 'account', 'account', 'write'])
})

test('P30 PLATFORM_URL: the pages come from another host than the API, with the session, and its addresses become the shop’s', async () => {
  const pages = await listen((request, response) => {
    if (request.url === '/checkout/voltar')
      return void response.writeHead(302, { location: `${pages}/checkout/carrinho/` }).end()
    response.writeHead(200, { 'set-cookie': 'PHPSESSID=b; Path=/' }).end(request.headers.cookie)
  })
  answer = (_, response) => response.writeHead(404).end('the API')
  const source = { STORE_API_URL: `${store}/api`, PLATFORM_PROXY: '1', PLATFORM_URL: pages }
  const platform = createPlatformProxy(parseEnv(source).env, UNLIMITED)!
  const own = await listen((request, response) => void servePlatform(platform, { request, response, outage }))
  const cart = await fetch(`${own}/checkout/carrinho/`, { headers: { cookie: 'PHPSESSID=a; cupom=x' } })
  assert.deepEqual([cart.status, await cart.text()], [200, 'PHPSESSID=a'])
  assert.match(cart.headers.get('set-cookie') ?? '', /^PHPSESSID=b/)
  const back = await fetch(`${own}/checkout/voltar`, { redirect: 'manual' })
  assert.equal(back.headers.get('location'), '/checkout/carrinho/')
})

test('P30 other methods are rejected; without the setting there is no proxy', async () => {
  assert.equal((await send('/checkout/', { method: 'PROPFIND' })).status, 405)
  assert.equal(createPlatformProxy(parseEnv({ STORE_API_URL: store }).env, UNLIMITED), undefined)
  assert.match(parseEnv({ PLATFORM_PROXY: '1' }).problems[0]!.text, /needs STORE_API_URL/)
})
