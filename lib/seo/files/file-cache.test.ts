/** @jest-environment node */
import { setTimeout as sleep } from 'node:timers/promises'
import { XMLValidator } from 'fast-xml-parser'
import { sitemapText, type SitemapPage } from '../sitemap.ts'
import { fileResponse } from './file-response.ts'
import { FileCache } from './file-cache.ts'
import type { SharedStream } from './shared-stream.ts'

const XML_FILE = { type: 'application/xml', maxAge: 60 }
const request = (headers = {}) => new Request('https://loja.example/x.xml', { headers })
const textOf = (file: SharedStream) => fileResponse(request(), file, XML_FILE).text()

async function* pieces(...texts: string[]) {
  yield* texts
}

async function* broken(...texts: string[]): AsyncGenerator<string> {
  yield* texts
  throw new Error('away')
}

async function* stuck(): AsyncGenerator<string> {
  await new Promise(() => {})
  yield ''
}

let errorLog: jest.SpyInstance
beforeEach(() => {
  errorLog = jest.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => errorLog.mockRestore())

test('concurrent requests share one write, until the file is stale', async () => {
  let now = 0
  let writings = 0
  const cache = new FileCache(1_000_000, () => now)
  const source = {
    freshMs: 1000,
    write: () => {
      writings++
      return pieces('a', 'b', String(writings))
    },
  }
  const files = await Promise.all([cache.open('x', source), cache.open('x', source)])
  expect(await Promise.all(files.map(textOf))).toEqual(['ab1', 'ab1'])
  now = 999
  expect(await textOf(await cache.open('x', source))).toBe('ab1')
  now = 1001
  expect(await textOf(await cache.open('x', source))).toBe('ab2')
  expect(writings).toBe(2)
})

test('R6 R63 while the store is down the last complete file is sent; without one the error is thrown', async () => {
  let now = 0
  const cache = new FileCache(1_000_000, () => now)
  await cache.open('x', { freshMs: 10, write: () => pieces('good') })
  now = 20
  expect(await textOf(await cache.open('x', { freshMs: 10, write: () => broken('half') }))).toBe('good')
  await expect(cache.open('y', { freshMs: 10, write: () => broken() })).rejects.toThrow('away')
  expect(await textOf(await cache.open('x', { freshMs: 10, write: () => pieces('new') }))).toBe('new')
})

test('R6 R63 while the store does not respond at all the last complete file is sent; only the first request waits', async () => {
  let now = 0
  const cache = new FileCache(1_000_000, () => now)
  const hanging = { freshMs: 10, write: () => stuck() }
  await cache.open('x', { freshMs: 10, write: () => pieces('good') })
  now = 20
  expect(await textOf(await cache.open('x', hanging))).toBe('good')
  const from = performance.now()
  expect(await textOf(await cache.open('x', hanging))).toBe('good')
  expect(performance.now() - from).toBeLessThan(500)
}, 10_000)

test('R63 when writing fails before the first piece, even after the maximum wait, the request fails instead of getting an empty file', async () => {
  const cache = new FileCache(1_000_000)
  async function* slowlyBroken(): AsyncGenerator<string> {
    await sleep(2200)
    yield* broken()
  }
  await expect(cache.open('x', { freshMs: 10, write: slowlyBroken })).rejects.toThrow('away')
}, 10_000)

test('each outage is logged once per file, without the error message', async () => {
  let now = 0
  const cache = new FileCache(1_000_000, () => now)
  const open = (write: () => AsyncGenerator<string>) => {
    now += 20
    return cache.open('x', { freshMs: 10, write }).catch(() => undefined)
  }
  await open(() => broken())
  await open(() => broken('half'))
  expect(errorLog.mock.calls).toEqual([['erro', 'x', 'Error']])
  await open(() => pieces('good'))
  await open(() => broken())
  expect(errorLog).toHaveBeenCalledTimes(2)
})

test('a file that is invalidated while it is written is stale once it is complete', async () => {
  let writings = 0
  let go = () => {}
  const gate = new Promise<void>((open) => (go = open))
  const cache = new FileCache(1_000_000, () => 0)
  async function* slow() {
    const price = ++writings
    if (price === 1) await gate
    yield String(price)
  }
  const source = { freshMs: 1e9, write: slow }
  const first = cache.open('x', source)
  cache.invalidate()
  go()
  expect(await textOf(await first)).toBe('1')
  expect(await textOf(await cache.open('x', source))).toBe('2')
  expect(await textOf(await cache.open('x', source))).toBe('2')
  cache.invalidate()
  expect(await textOf(await cache.open('x', source))).toBe('3')
})

test('a file is not rewritten before three times its writing time has passed, even after an invalidation', async () => {
  let now = 0
  let writings = 0
  const cache = new FileCache(1_000_000, () => now)
  async function* slow() {
    now += 100
    yield String(++writings)
  }
  const open = async () => textOf(await cache.open('x', { freshMs: 10, write: slow }))
  expect(await open()).toBe('1')
  now = 399
  cache.invalidate()
  expect(await open()).toBe('1')
  now = 401
  expect(await open()).toBe('2')
})

test('R17 a complete file has an ETag computed from its text', async () => {
  const cache = new FileCache(1_000_000)
  const file = await cache.open('x', { freshMs: 10, write: () => pieces('same') })
  const other = await cache.open('y', { freshMs: 10, write: () => pieces('sa', 'me') })
  const etag = fileResponse(request(), file, XML_FILE).headers.get('etag')!
  expect(fileResponse(request(), other, XML_FILE).headers.get('etag')).toBe(etag)
  expect(fileResponse(request({ 'if-none-match': etag }), file, XML_FILE).status).toBe(304)
})

test('a file is streamed while it is being written, and the stream fails when writing fails', async () => {
  let go = () => {}
  const gate = new Promise<void>((open) => (go = open))
  async function* slow() {
    yield 'x'.repeat(200_000)
    await gate
    throw new Error('away')
  }
  const cache = new FileCache(1_000_000)
  const opening = cache.open('x', { freshMs: 10, write: slow })
  const file = await opening
  const reading = textOf(file)
  go()
  await expect(reading).rejects.toThrow()
})

test('a reader holds one piece of a file at a time: what it has not asked for stays compressed in the cache', async () => {
  async function* noise() {
    for (let piece = 0; piece < 100; piece++)
      yield Array.from({ length: 3000 }, () => Math.random().toString(36)).join('')
  }
  const cache = new FileCache(50_000_000)
  const file = await cache.open('x', { freshMs: 10, write: noise })
  await file.finished
  const passed = jest.spyOn(ReadableStreamDefaultController.prototype, 'enqueue')
  const reader = file.read().getReader()
  const first = await reader.read()
  await reader.read()
  await sleep(20)
  expect(passed).toHaveBeenCalledTimes(2)
  expect(first.value!.length).toBeLessThan(file.bytes / 10)
  await reader.cancel()
  passed.mockRestore()
})

test('files are evicted when the cache exceeds its byte limit', async () => {
  let writings = 0
  const noise = () => Array.from({ length: 3000 }, () => Math.random().toString(36)).join('')
  const cache = new FileCache(30_000)
  const source = {
    freshMs: 1e9,
    write: () => {
      writings++
      return pieces(noise())
    },
  }
  for (const name of ['a', 'b', 'b', 'a']) await (await cache.open(name, source)).finished
  expect(writings).toBe(3)
})

test('R64 a file of fifty thousand addresses is valid and takes little memory', async () => {
  async function* many(): AsyncGenerator<SitemapPage[]> {
    for (let page = 0; page < 250; page++)
      yield Array.from({ length: 100 }, (_, at) => ({ path: `/produto-${page * 100 + at}` }))
  }
  const cache = new FileCache(10_000_000)
  const file = await cache.open('x', { freshMs: 1, write: () => sitemapText('https://loja.example', many()) })
  await file.finished
  const text = await textOf(file)
  expect(text.match(/<loc>/g)).toHaveLength(50_000)
  expect(Buffer.byteLength(text)).toBeLessThan(50 * 1024 * 1024)
  expect(file.bytes).toBeLessThan(2_000_000)
  expect(XMLValidator.validate(text)).toBe(true)
}, 30_000)

test('R17 a file has a Last-Modified that changes only with its text; a conditional request by it gets 304', async () => {
  let now = Date.parse('2026-11-23T10:00:00.400Z')
  const cache = new FileCache(1_000_000, () => now)
  const respond = async (text: string, headers = {}) =>
    fileResponse(
      request(headers),
      await cache.open('x', { freshMs: 10, write: () => pieces(text) }),
      XML_FILE,
    )
  const modified = async (text: string) => (await respond(text)).headers.get('last-modified')
  expect(await modified('a')).toBe('Mon, 23 Nov 2026 10:00:00 GMT')
  now += 60_000
  expect(await modified('a')).toBe('Mon, 23 Nov 2026 10:00:00 GMT')
  now += 60_000
  expect(await modified('b')).toBe('Mon, 23 Nov 2026 10:02:00 GMT')
  const status = async (headers: object) => (await respond('b', headers)).status
  expect(await status({ 'if-modified-since': 'Mon, 23 Nov 2026 10:02:00 GMT' })).toBe(304)
  expect(await status({ 'if-modified-since': 'Mon, 23 Nov 2026 10:01:59 GMT' })).toBe(200)
  expect(await status({ 'if-modified-since': 'yesterday' })).toBe(200)
  expect(
    await status({ 'if-modified-since': 'Mon, 23 Nov 2026 10:02:00 GMT', 'if-none-match': '"other"' }),
  ).toBe(200)
})
