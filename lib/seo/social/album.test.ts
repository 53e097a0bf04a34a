import { Album } from './album.ts'

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
  const album = new Album(1000, () => now)
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
  const album = new Album(25, () => 0)
  album.keep('a', entry('a'))
  album.keep('b', entry('b'))
  album.fresh('a', '1')
  album.keep('c', entry('c'))
  expect(['a', 'b', 'c'].map((page) => album.last(page) !== undefined)).toEqual([true, false, true])
})

test('another version in the address means that the page has changed: what it shows is asked for at once', () => {
  const album = new Album(1000, () => 0)
  album.keep('pt /serum', entry('R$ 59,90'))
  expect(album.fresh('pt /serum', '2')).toBeUndefined()
  expect(album.showing('pt /serum', { facts: 'R$ 59,90', version: '2', freshMs: 100 })).toBeDefined()
  expect(album.fresh('pt /serum', '2')).toBeDefined()
})
