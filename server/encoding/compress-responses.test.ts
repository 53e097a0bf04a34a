import assert from 'node:assert/strict'
import { createServer, request as sendRequest, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test } from 'node:test'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { preferredEncoding, createCompression } from './compress-responses.ts'
import { CompressedPages } from './compressed-pages.ts'

const PAGE = Array.from(
  { length: 400 },
  (_, n) => `<p>Colágeno ${(n * 7919) % 1009} com ácido hialurônico, ${(n * 104_729) % 613} g</p>`,
).join('')

type Answer = { status: number; headers: IncomingMessage['headers']; body: Buffer }

/** A server with compressed responses, and its cache of compressed pages. */
async function openServer(respond: (request: IncomingMessage, response: ServerResponse) => void) {
  const cache = new CompressedPages()
  const encode = createCompression(cache)
  const server = createServer((request, response) => {
    encode(request, response)
    respond(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    cache,
    get: (encodings?: string, method = 'GET') =>
      new Promise<Answer>((resolve, reject) => {
        const headers = encodings === undefined ? {} : { 'accept-encoding': encodings }
        const call = sendRequest({ port, host: '127.0.0.1', method, headers }, (response) => {
          const parts: Buffer[] = []
          response.on('data', (part: Buffer) => parts.push(part))
          response.on('end', () =>
            resolve({
              status: response.statusCode!,
              headers: response.headers,
              body: Buffer.concat(parts),
            }),
          )
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

const page = (body: string | Buffer = PAGE, tag = '"one"') =>
  openServer((_request, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8')
    response.setHeader('Content-Length', Buffer.byteLength(body))
    response.setHeader('ETag', tag)
    response.end(body)
  })

const plain = ({ headers, body }: Answer) => {
  if (headers['content-encoding'] === 'br') return brotliDecompressSync(body).toString()
  if (headers['content-encoding'] === 'gzip') return gunzipSync(body).toString()
  return body.toString()
}

for (const [accepted, encoding] of [
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['gzip;q=1.0, br;q=0.4', 'gzip'],
  ['identity', undefined],
  ['', undefined],
  ['*;q=0', undefined],
] as const)
  test(`Accept-Encoding '${accepted}' gets ${encoding ?? 'no compression'}, before and after the page is cached`, async () => {
    await using shop = await page()
    for (let visit = 1; visit <= 3; visit++) {
      const answer = await shop.get(accepted)
      assert.equal(answer.headers['content-encoding'], encoding)
      assert.match(answer.headers.vary ?? '', /Accept-Encoding/i)
      assert.equal(plain(answer), PAGE)
      await shop.cache.settled()
    }
  })

test('a page is cached after its second request: the third response is not larger and has a Content-Length', async () => {
  await using shop = await page()
  const [first] = [await shop.get('br'), await shop.get('br')]
  await shop.cache.settled()
  const third = await shop.get('br')
  assert.equal(first.headers['content-length'], undefined)
  assert.equal(third.headers['content-length'], String(third.body.length))
  assert.ok(third.body.length <= first.body.length)
})

test('a page is not cached after its first request', async () => {
  await using shop = await page()
  await shop.get('br')
  await shop.cache.settled()
  assert.equal((await shop.get('br')).headers['content-length'], undefined)
})

test('a new ETag is a new cache entry', async () => {
  let version = 1
  await using shop = await openServer((_request, response) => {
    response.setHeader('Content-Type', 'text/html')
    response.setHeader('ETag', `"${version}"`)
    response.end(`${PAGE}${version}`)
  })
  for (let visit = 1; visit <= 3; visit++) {
    await shop.get('br')
    await shop.cache.settled()
  }
  version = 2
  assert.equal(plain(await shop.get('br')), `${PAGE}2`)
})

test('small bodies, images and no-transform responses are not compressed', async () => {
  for (const [headers, body] of [
    [{ 'Content-Type': 'text/html', ETag: '"s"' }, 'pequeno'],
    [{ 'Content-Type': 'image/avif', ETag: '"i"' }, PAGE],
    [{ 'Content-Type': 'text/html', ETag: '"n"', 'Cache-Control': 'no-transform' }, PAGE],
  ] as const) {
    await using shop = await openServer((_request, response) => {
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
      response.end(body)
    })
    for (let visit = 1; visit <= 3; visit++) {
      const answer = await shop.get('br, gzip')
      assert.equal(answer.headers['content-encoding'], undefined)
      assert.equal(answer.body.toString(), body)
      await shop.cache.settled()
    }
  }
})

test('a HEAD and a 304 have no body', async () => {
  await using shop = await openServer((request, response) => {
    response.setHeader('Content-Type', 'text/html')
    response.setHeader('ETag', '"one"')
    if (request.method === 'GET') response.statusCode = 304
    response.end()
  })
  assert.deepEqual([(await shop.get('br')).status, (await shop.get('br')).body.length], [304, 0])
  assert.equal((await shop.get('br', 'HEAD')).body.length, 0)
})

test('a response in chunks is compressed while it is sent', async () => {
  await using shop = await openServer((_request, response) => {
    response.setHeader('Content-Type', 'text/html')
    for (let part = 0; part < 50; part++) response.write(PAGE)
    response.end('fim')
  })
  const answer = await shop.get('br')
  assert.equal(answer.headers['content-encoding'], 'br')
  assert.equal(plain(answer), `${PAGE.repeat(50)}fim`)
})

test('at most 16 pages wait for compression; the others are compressed after a later request', async () => {
  const cache = new CompressedPages()
  for (let round = 1; round <= 2; round++)
    for (let n = 0; n < 100; n++) cache.get(`"${n}"`, 'gzip', () => PAGE)
  await cache.settled()
  const cached = Array.from({ length: 100 }, (_, n) => cache.get(`"${n}"`, 'gzip', () => PAGE)).filter(
    Boolean,
  )
  assert.equal(cached.length, 16)
})

test('the preference of the client takes precedence over that of the server', () => {
  const best = (accepted: string) =>
    preferredEncoding({ headers: { 'accept-encoding': accepted } } as unknown as IncomingMessage)
  assert.equal(best('gzip, br'), 'br')
  assert.equal(best('br;q=0.1, gzip;q=0.9'), 'gzip')
  assert.equal(best('*'), 'br')
})
