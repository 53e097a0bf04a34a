/** @jest-environment node */
import { openTestHost } from '../testing/test-host.ts'
import { setHost } from '../host/host.ts'
import { proxyToPhotos } from './photo-proxy.ts'

const SITE = 'http://localhost:3000'
const PHOTO = '/storage/img/avaliacoes/b1946ac92492d234.webp'

let seen: Request[]

function openApi(respond: () => Promise<Response> | Response) {
  seen = []
  openTestHost(async (request: Request) => {
    seen.push(request)
    return respond()
  })
}

afterEach(() => setHost(undefined))

const get = (path = PHOTO, headers = {}) => proxyToPhotos(new Request(SITE + path, { headers }))
const respondWith = (type: string, more = {}) =>
  openApi(() => new Response('bytes', { headers: { 'content-type': type, etag: '"x"', ...more } }))

test.each(['image/webp', 'image/jpeg', 'image/png', 'IMAGE/GIF; charset=x'])(
  'L22 %s is forwarded with headers for a picture',
  async (type) => {
    respondWith(type, { 'set-cookie': 'a=b', refresh: '0;url=x', 'content-security-policy': 'script-src *' })
    const response = await get()
    expect([response.status, await response.text()]).toEqual([200, 'bytes'])
    expect(Object.fromEntries(response.headers)).toEqual({
      'cache-control': 'public, max-age=86400',
      'content-disposition': 'inline',
      'content-security-policy': "default-src 'none'; sandbox",
      'content-type': type.split(';')[0]!.toLowerCase(),
      etag: '"x"',
      'x-content-type-options': 'nosniff',
    })
    expect(seen[0]!.url).toBe(`http://api.internal${PHOTO}`)
  },
)

test.each(['text/html', 'image/svg+xml', 'application/javascript', 'image/webp+html', ''])(
  'L22 a response with the type "%s" is a 404',
  async (type) => {
    respondWith(type)
    const response = await get()
    expect([response.status, await response.text()]).toEqual([404, ''])
    expect(response.headers.get('content-type')).toBeNull()
  },
)

test('a photo in the browser cache gets 304', async () => {
  openApi(() => new Response(null, { status: 304, headers: { etag: '"x"' } }))
  const response = await get(PHOTO, { 'if-none-match': '"x"', cookie: 'PHPSESSID=x' })
  expect([response.status, response.headers.get('etag')]).toEqual([304, '"x"'])
  expect([seen[0]!.headers.get('if-none-match'), seen[0]!.headers.get('cookie')]).toEqual(['"x"', null])
})

test.each([
  [() => new Response('x', { status: 404 }), 404],
  [() => new Response(null, { status: 302, headers: { location: 'https://evil.example' } }), 404],
  [() => new Response('x', { status: 500 }), 503],
  [() => Promise.reject(new Error('down')), 503],
])('case %#: without the photo the response is 404, without a working API 503', async (respond, status) => {
  openApi(respond)
  const response = await get()
  expect([response.status, response.headers.get('location'), await response.text()]).toEqual([
    status,
    null,
    '',
  ])
})

test('L22 of an API that limits requests the browser gets the status and the time to wait, not its page or its cookies', async () => {
  const headers = { 'content-type': 'text/html', 'set-cookie': 'PHPSESSID=x', 'retry-after': '7' }
  openApi(() => new Response('<script>alert(1)</script>', { status: 429, headers }))
  const response = await get()
  expect([response.status, await response.text()]).toEqual([429, ''])
  expect(Object.fromEntries(response.headers)).toEqual({
    'cache-control': 'no-store',
    'retry-after': '7',
    'x-robots-tag': 'noindex',
  })
})

test.each([
  '/storage/img/avaliacoes/../../secret',
  '/storage/img/avaliacoes/..%2fsecret',
  '/storage/img/avaliacoes/.htaccess',
  '/storage/img/avaliacoes/a/b.webp',
  '/storage/img/avaliacoes/',
  '/storage/img/outra/a.webp',
  '/storage/a.webp',
])('L22 %s is a 404 without a call to the API', async (path) => {
  respondWith('image/webp')
  expect((await get(path)).status).toBe(404)
  expect(seen).toHaveLength(0)
})
