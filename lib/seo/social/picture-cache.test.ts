import { PictureCache } from './picture-cache.ts'

const picture = (size: number) => Buffer.alloc(size)
const entry = (facts: string, size = 10) => ({
  picture: picture(size),
  etag: facts,
  facts,
  version: '1',
  freshMs: 100,
})

test('a picture is asked for nothing while it is fresh, and stays while it shows the same', () => {
  let now = 0
  const album = new PictureCache(1000, () => now)
  album.keep('pt /serum', entry('R$ 59,90'))
  expect(album.fresh('pt /serum', '1')?.etag).toBe('R$ 59,90')
  now = 101
  expect(album.fresh('pt /serum', '1')).toBeUndefined()
  expect(album.showing('pt /serum', { facts: 'R$ 49,90', version: '1', freshMs: 100 })).toBeUndefined()
  expect(album.last('pt /serum')?.etag).toBe('R$ 59,90')
  expect(album.showing('pt /serum', { facts: 'R$ 59,90', version: '1', freshMs: 100 })?.etag).toBe('R$ 59,90')
  expect(album.fresh('pt /serum', '1')).toBeDefined()
})

test('those asked for longest ago give way', () => {
  const album = new PictureCache(25, () => 0)
  album.keep('a', entry('a'))
  album.keep('b', entry('b'))
  album.fresh('a', '1')
  album.keep('c', entry('c'))
  expect(['a', 'b', 'c'].map((page) => album.last(page) !== undefined)).toEqual([true, false, true])
})

test('another version in the address means that the page may have changed: what it shows is asked for, once in five seconds', () => {
  let now = 0
  const album = new PictureCache(1000, () => now)
  album.keep('pt /serum', { ...entry('R$ 59,90'), freshMs: 120_000 })
  const same = { facts: 'R$ 59,90', version: '1', freshMs: 120_000 }
  expect(album.fresh('pt /serum', 'made-up')?.version).toBe('1')
  now = 5000
  expect(album.fresh('pt /serum', 'made-up')).toBeUndefined()
  expect(album.fresh('pt /serum', '1')?.etag).toBe('R$ 59,90')
  expect(album.showing('pt /serum', same)?.version).toBe('1')
  expect(album.fresh('pt /serum', 'made-up-again')?.version).toBe('1')
  now = 10_000
  expect(album.fresh('pt /serum', 'made-up')).toBeUndefined()
  expect(album.fresh('pt /serum', '1')).toBeDefined()
})

test('while nobody can say what a page shows, made-up versions get the last picture without another question', () => {
  let now = 0
  const album = new PictureCache(1000, () => now)
  album.keep('pt /serum', entry('R$ 59,90'))
  now = 1000
  expect(album.fresh('pt /serum', '2')).toBeUndefined()
  expect(album.last('pt /serum')?.etag).toBe('R$ 59,90')
  expect(album.fresh('pt /serum', '3')?.etag).toBe('R$ 59,90')
  expect(album.fresh('pt /serum', '1')).toBeUndefined()
})
