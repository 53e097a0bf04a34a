import assert from 'node:assert/strict'
import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http'
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

/** A server whose answers are encoded, and what is kept of them. */
async function openServer(answer: (request: IncomingMessage, response: ServerResponse) => void) {
  const kept = new CompressedPages()
  const encode = createCompression(kept)
  const server = createServer((request, response) => {
    encode(request, response)
    answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    kept,
    get: (encodings?: string, method = 'GET') =>
      new Promise<Answer>((resolve, reject) => {
        const headers = encodings === undefined ? {} : { 'accept-encoding': encodings }
        const call = ask({ port, host: '127.0.0.1', method, headers }, (response) => {
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
  test(`'${accepted}' is sent ${encoding ?? 'as it is'}, while it is made and once it is kept`, async () => {
    await using shop = await page()
    for (let visit = 1; visit <= 3; visit++) {
      const answer = await shop.get(accepted)
      assert.equal(answer.headers['content-encoding'], encoding)
      assert.match(answer.headers.vary ?? '', /Accept-Encoding/i)
      assert.equal(plain(answer), PAGE)
      await shop.kept.settled()
    }
  })

test('a page that is asked for twice is kept: the third answer is smaller and says its length', async () => {
  await using shop = await page()
  const [first] = [await shop.get('br'), await shop.get('br')]
  await shop.kept.settled()
  const third = await shop.get('br')
  assert.equal(first.headers['content-length'], undefined)
  assert.equal(third.headers['content-length'], String(third.body.length))
  assert.ok(third.body.length <= first.body.length)
})

test('a page that is asked for once is not kept', async () => {
  await using shop = await page()
  await shop.get('br')
  await shop.kept.settled()
  assert.equal((await shop.get('br')).headers['content-length'], undefined)
})

test('another entity tag is another page', async () => {
  let version = 1
  await using shop = await openServer((_request, response) => {
    response.setHeader('Content-Type', 'text/html')
    response.setHeader('ETag', `"${version}"`)
    response.end(`${PAGE}${version}`)
  })
  for (let visit = 1; visit <= 3; visit++) {
    await shop.get('br')
    await shop.kept.settled()
  }
  version = 2
  assert.equal(plain(await shop.get('br')), `${PAGE}2`)
})

test('what is small, not text, already encoded or not to be changed stays as it is', async () => {
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
      await shop.kept.settled()
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

test('what is sent in parts is encoded while it is sent', async () => {
  await using shop = await openServer((_request, response) => {
    response.setHeader('Content-Type', 'text/html')
    for (let part = 0; part < 50; part++) response.write(PAGE)
    response.end('fim')
  })
  const answer = await shop.get('br')
  assert.equal(answer.headers['content-encoding'], 'br')
  assert.equal(plain(answer), `${PAGE.repeat(50)}fim`)
})

test('many pages at once are not all held in memory: what is too many comes later', async () => {
  const kept = new CompressedPages()
  for (let round = 1; round <= 2; round++)
    for (let n = 0; n < 100; n++) kept.get(`"${n}"`, 'gzip', () => PAGE)
  await kept.settled()
  const held = Array.from({ length: 100 }, (_, n) => kept.get(`"${n}"`, 'gzip', () => PAGE)).filter(Boolean)
  assert.equal(held.length, 16)
})

test('a browser’s own order counts before ours', () => {
  const best = (accepted: string) =>
    preferredEncoding({ headers: { 'accept-encoding': accepted } } as unknown as IncomingMessage)
  assert.equal(best('gzip, br'), 'br')
  assert.equal(best('br;q=0.1, gzip;q=0.9'), 'gzip')
  assert.equal(best('*'), 'br')
})
