/** @jest-environment node */
import { XMLValidator } from 'fast-xml-parser'
import { sitemapText, type SitemapPage } from '../sitemap.ts'
import { fileResponse } from './file-response.ts'
import { FileCache } from './file-cache.ts'
import type { SharedStream } from './shared-stream.ts'

const KIND = { type: 'application/xml', maxAge: 60 }
const request = (headers = {}) => new Request('https://loja.example/x.xml', { headers })
const textOf = (file: SharedStream) => fileResponse(request(), file, KIND).text()

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

let complaints: jest.SpyInstance
beforeEach(() => {
  complaints = jest.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => complaints.mockRestore())

test('one writing serves all who ask, until the file is old', async () => {
  let now = 0
  let writings = 0
  const shelf = new FileCache(1_000_000, () => now)
  const recipe = { freshMs: 1000, write: () => (writings++, pieces('a', 'b', String(writings))) }
  const files = await Promise.all([shelf.open('x', recipe), shelf.open('x', recipe)])
  expect(await Promise.all(files.map(textOf))).toEqual(['ab1', 'ab1'])
  now = 999
  expect(await textOf(await shelf.open('x', recipe))).toBe('ab1')
  now = 1001
  expect(await textOf(await shelf.open('x', recipe))).toBe('ab2')
  expect(writings).toBe(2)
})

test('R6 R63 while the store is away the last good file answers; without one the failure is told', async () => {
  let now = 0
  const shelf = new FileCache(1_000_000, () => now)
  await shelf.open('x', { freshMs: 10, write: () => pieces('good') })
  now = 20
  expect(await textOf(await shelf.open('x', { freshMs: 10, write: () => broken('half') }))).toBe('good')
  await expect(shelf.open('y', { freshMs: 10, write: () => broken() })).rejects.toThrow('away')
  expect(await textOf(await shelf.open('x', { freshMs: 10, write: () => pieces('new') }))).toBe('new')
})

test('R6 R63 while the store does not answer at all the last good file answers, for all but the first at once', async () => {
  let now = 0
  const shelf = new FileCache(1_000_000, () => now)
  const hanging = { freshMs: 10, write: () => stuck() }
  await shelf.open('x', { freshMs: 10, write: () => pieces('good') })
  now = 20
  expect(await textOf(await shelf.open('x', hanging))).toBe('good')
  const from = performance.now()
  expect(await textOf(await shelf.open('x', hanging))).toBe('good')
  expect(performance.now() - from).toBeLessThan(500)
}, 10_000)

test('an outage is told once for a file, in no words of others, and the next one again', async () => {
  let now = 0
  const shelf = new FileCache(1_000_000, () => now)
  const ask = (write: () => AsyncGenerator<string>) => {
    now += 20
    return shelf.open('x', { freshMs: 10, write }).catch(() => undefined)
  }
  await ask(() => broken())
  await ask(() => broken('half'))
  expect(complaints.mock.calls).toEqual([['erro', 'x', 'Error']])
  await ask(() => pieces('good'))
  await ask(() => broken())
  expect(complaints).toHaveBeenCalledTimes(2)
})

test('what changes while a file is written makes it old as soon as it is whole', async () => {
  let writings = 0
  let go = () => {}
  const gate = new Promise<void>((open) => (go = open))
  const shelf = new FileCache(1_000_000, () => 0)
  async function* slow() {
    const price = ++writings
    if (price === 1) await gate
    yield String(price)
  }
  const recipe = { freshMs: 1e9, write: slow }
  const first = shelf.open('x', recipe)
  shelf.outdate()
  go()
  expect(await textOf(await first)).toBe('1')
  expect(await textOf(await shelf.open('x', recipe))).toBe('2')
  expect(await textOf(await shelf.open('x', recipe))).toBe('2')
  shelf.outdate()
  expect(await textOf(await shelf.open('x', recipe))).toBe('3')
})

test('a file rests three times as long as its writing took, whoever asks and whatever changes', async () => {
  let now = 0
  let writings = 0
  const shelf = new FileCache(1_000_000, () => now)
  async function* slow() {
    now += 100
    yield String(++writings)
  }
  const ask = async () => textOf(await shelf.open('x', { freshMs: 10, write: slow }))
  expect(await ask()).toBe('1')
  now = 399
  shelf.outdate()
  expect(await ask()).toBe('1')
  now = 401
  expect(await ask()).toBe('2')
})

test('R17 a whole file has an ETag that follows from its text', async () => {
  const shelf = new FileCache(1_000_000)
  const file = await shelf.open('x', { freshMs: 10, write: () => pieces('same') })
  const other = await shelf.open('y', { freshMs: 10, write: () => pieces('sa', 'me') })
  const etag = fileResponse(request(), file, KIND).headers.get('etag')!
  expect(fileResponse(request(), other, KIND).headers.get('etag')).toBe(etag)
  expect(fileResponse(request({ 'if-none-match': etag }), file, KIND).status).toBe(304)
})

test('a file is read while it grows, and where the writing fails the reading does', async () => {
  let go = () => {}
  const gate = new Promise<void>((open) => (go = open))
  async function* slow() {
    yield 'x'.repeat(200_000)
    await gate
    throw new Error('away')
  }
  const shelf = new FileCache(1_000_000)
  const opening = shelf.open('x', { freshMs: 10, write: slow })
  const file = await opening
  const reading = textOf(file)
  go()
  await expect(reading).rejects.toThrow()
})

test('files give way when there are too many bytes', async () => {
  let writings = 0
  const noise = () => Array.from({ length: 3000 }, () => Math.random().toString(36)).join('')
  const shelf = new FileCache(30_000)
  const recipe = { freshMs: 1e9, write: () => (writings++, pieces(noise())) }
  for (const name of ['a', 'b', 'b', 'a']) await (await shelf.open(name, recipe)).finished
  expect(writings).toBe(3)
})

test('R64 fifty thousand addresses are a valid file that is kept in little memory', async () => {
  async function* many(): AsyncGenerator<SitemapPage[]> {
    for (let page = 0; page < 250; page++)
      yield Array.from({ length: 100 }, (_, at) => ({ path: `/produto-${page * 100 + at}` }))
  }
  const shelf = new FileCache(10_000_000)
  const file = await shelf.open('x', { freshMs: 1, write: () => sitemapText('https://loja.example', many()) })
  await file.finished
  const text = await textOf(file)
  expect(text.match(/<loc>/g)).toHaveLength(50_000)
  expect(Buffer.byteLength(text)).toBeLessThan(50 * 1024 * 1024)
  expect(file.bytes).toBeLessThan(2_000_000)
  expect(XMLValidator.validate(text)).toBe(true)
}, 30_000)
