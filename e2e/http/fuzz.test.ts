import { expect, test } from './fixtures.ts'
import { newAddress } from '../new-address.ts'
import { forEachLimited } from './raw-connections.ts'
import { sendRaw } from './raw-socket.ts'

// Run with FUZZ_CASES=50000 before a release.
const CASES = Number(process.env['FUZZ_CASES'] ?? 400)

const METHODS = [
  'GET',
  'GET',
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'DELETE',
  'OPTIONS',
  'TRACE',
  'PATCH',
  'PROPFIND',
  'QUERY',
]
const FOLDERS = [
  '',
  '/en',
  '/pt',
  '/v2/front',
  '/api',
  '/api/avaliacoes/produto',
  '/storage/img/avaliacoes',
  '/_next',
]
const MORE_FOLDERS = [
  '/checkout',
  '/moderacao',
  '/sitemaps',
  '/feeds',
  '/og',
  '/img',
  '/healthz',
  '/pagina',
  '/v2',
]
const PIECES = [
  'colageno',
  'index',
  'index.html',
  '%ff',
  '%00',
  '%2e%2e',
  '..',
  '..;',
  '..%5c',
  '%252e',
  '.rsc',
  'x.txt',
]
const MORE_PIECES = [
  '__PAGE__.segment.rsc',
  'checkout',
  'cart',
  'url',
  'home',
  'null',
  '%E0%A4%A',
  '[slug]',
  '',
  'a'.repeat(300),
]
const QUERIES = [
  '',
  '',
  '?_rsc=1',
  '?gclid=x',
  '?sabor=-1',
  '?pagina=1e9',
  '?%ff=%00',
  '?__proto__[x]=1',
  '?url=%2f..%2f',
]
const HEADERS = [
  'RSC: 1',
  'Next-Router-Prefetch: 2',
  'Next-Router-State-Tree: %5B%22%22%5D',
  'Next-Action: 0123',
  'X-Middleware-Subrequest: middleware:middleware',
  'X-Needs-Middleware: 1',
  'X-Page-Kind: product',
  'X-Forwarded-Host: evil.example',
  'X-Forwarded-Proto: gopher',
  'Upgrade: h2c\r\nConnection: Upgrade',
  'Cookie: acesso=null; formulario=null; consentimento=null; clique=null; cupom=%; PHPSESSID=../..; favoritos=null',
  'If-None-Match: W/"',
  'Range: bytes=5-1',
  'Accept-Encoding: br;q=2, x',
  'Accept-Language: en;q=a,*',
  'Content-Type: multipart/form-data; boundary=',
  'Content-Type: application/json',
  'Sec-Fetch-Site: same-origin',
  'Origin: null',
]
const BODIES = ['', '{}', 'null', '[[[[', '{"__proto__":{"x":1}}', '--\r\n', 'nota=9&x=%ff', '\0\xff']

/** A generator of whole numbers below a bound, always the same for a seed (mulberry32). */
function numbers(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}

function requestOf(seed: number, address: string): string {
  const below = numbers(seed)
  const one = <T>(list: readonly T[]) => list[below(list.length)]!
  const pieces = Array.from({ length: below(4) }, () => `/${one([...PIECES, ...MORE_PIECES])}`).join('')
  const path = `${one([...FOLDERS, ...MORE_FOLDERS])}${pieces}` || '/'
  const body = one(BODIES)
  const headers = Array.from({ length: below(5) }, () => one(HEADERS))
  const length = body === '' && below(2) ? [] : [`Content-Length: ${Buffer.byteLength(body, 'latin1')}`]
  const connection = headers.some((header) => header.includes('Connection:')) ? [] : ['Connection: close']
  const head = ['Host: localhost', `X-Forwarded-For: ${address}`, ...headers, ...length, ...connection]
  return `${one(METHODS)} ${path}${one(QUERIES)} HTTP/1.1\r\n${head.join('\r\n')}\r\n\r\n${body}`
}

test(`L12 ${CASES} random requests get a response within 15 s: no 5xx, no stack trace, always nosniff`, async ({
  shop,
}) => {
  const seeds = Array.from({ length: CASES }, (_, index) => index + 1)
  await forEachLimited(seeds, async (seed) => {
    const request = requestOf(seed, newAddress())
    // The connection stays open after an Upgrade request, so its response head is enough.
    const isEnough = (text: string) => request.includes('Connection: Upgrade') && text.includes('\r\n\r\n')
    const { text } = await sendRaw(shop.origin, request, 15_000, isEnough)
    const [head = ''] = text.split('\r\n\r\n')
    const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1])
    const faults = [
      ...(status >= 200 && status < 500 ? [] : [`status ${status}`]),
      ...(/x-content-type-options: nosniff/i.test(head) ? [] : ['no nosniff']),
      ...(/\n\s+at .*(?:\.js|\.ts|node:)/.test(text) ? ['a stack trace'] : []),
    ]
    expect([request, faults]).toEqual([request, []])
  })
})
