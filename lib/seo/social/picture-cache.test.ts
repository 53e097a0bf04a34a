/** @jest-environment node */
import { PictureCache } from './picture-cache.ts'

const picture = (size: number) => Buffer.alloc(size)
const entry = (content: string, size = 10) => ({
  picture: picture(size),
  etag: content,
  content,
  version: '1',
  freshMs: 100,
})

test('a picture is cached while it is fresh, and can be refreshed while its content is the same', () => {
  let now = 0
  const cache = new PictureCache(1000, () => now)
  cache.set('pt /serum', entry('R$ 59,90'))
  expect(cache.fresh('pt /serum', '1')?.etag).toBe('R$ 59,90')
  now = 101
  expect(cache.fresh('pt /serum', '1')).toBeUndefined()
  expect(cache.refresh('pt /serum', { content: 'R$ 49,90', version: '1', freshMs: 100 })).toBeUndefined()
  expect(cache.fallback('pt /serum')?.etag).toBe('R$ 59,90')
  expect(cache.refresh('pt /serum', { content: 'R$ 59,90', version: '1', freshMs: 100 })?.etag).toBe(
    'R$ 59,90',
  )
  expect(cache.fresh('pt /serum', '1')).toBeDefined()
})

test('the least recently used pictures are evicted', () => {
  const cache = new PictureCache(25, () => 0)
  cache.set('a', entry('a'))
  cache.set('b', entry('b'))
  cache.fresh('a', '1')
  cache.set('c', entry('c'))
  expect(['a', 'b', 'c'].map((page) => cache.fallback(page) !== undefined)).toEqual([true, false, true])
})

test('a picture requested with another version is fresh for five seconds only, because the page may have changed', () => {
  let now = 0
  const cache = new PictureCache(1000, () => now)
  cache.set('pt /serum', { ...entry('R$ 59,90'), freshMs: 120_000 })
  const same = { content: 'R$ 59,90', version: '1', freshMs: 120_000 }
  expect(cache.fresh('pt /serum', 'made-up')?.version).toBe('1')
  now = 5000
  expect(cache.fresh('pt /serum', 'made-up')).toBeUndefined()
  expect(cache.fresh('pt /serum', '1')?.etag).toBe('R$ 59,90')
  expect(cache.refresh('pt /serum', same)?.version).toBe('1')
  expect(cache.fresh('pt /serum', 'made-up-again')?.version).toBe('1')
  now = 10_000
  expect(cache.fresh('pt /serum', 'made-up')).toBeUndefined()
  expect(cache.fresh('pt /serum', '1')).toBeDefined()
})

test('while a page cannot be loaded, requests with made-up versions get the last picture without another load', () => {
  let now = 0
  const cache = new PictureCache(1000, () => now)
  cache.set('pt /serum', entry('R$ 59,90'))
  now = 1000
  expect(cache.fresh('pt /serum', '2')).toBeUndefined()
  expect(cache.fallback('pt /serum')?.etag).toBe('R$ 59,90')
  expect(cache.fresh('pt /serum', '3')?.etag).toBe('R$ 59,90')
  expect(cache.fresh('pt /serum', '1')).toBeUndefined()
})
