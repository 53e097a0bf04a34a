import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { newIp } from '../new-ip.ts'
import { openCommonShop } from './fixtures.ts'
import { memoryOf } from './process-memory.ts'
import { forEachConcurrently } from '../for-each-concurrently.ts'
import { CONNECTIONS } from './raw-connections.ts'
import { sendRaw } from './raw-socket.ts'

const shop = await openCommonShop()

// Run `npm run fuzz` with 50,000 before a release.
const CASES = Number(process.env['FUZZ_CASES'] ?? 400)
// Only Linux has /proc; a few hundred requests say nothing about memory.
const MEASURES_MEMORY = process.platform === 'linux' && CASES >= 10_000
const MAX_GROWTH_MB = 60
const MAX_SHOWN = 20

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

function requestOf(seed: number, ip: string): string {
  const below = numbers(seed)
  const one = <T>(list: readonly T[]) => list[below(list.length)]!
  const pieces = Array.from({ length: below(4) }, () => `/${one(PIECES)}`).join('')
  const path = `${one(FOLDERS)}${pieces}` || '/'
  const body = one(BODIES)
  const headers = Array.from({ length: below(5) }, () => one(HEADERS))
  const length = body === '' && below(2) ? [] : [`Content-Length: ${Buffer.byteLength(body, 'latin1')}`]
  const connection = headers.some((header) => header.includes('Connection:')) ? [] : ['Connection: close']
  const head = ['Host: localhost', `X-Forwarded-For: ${ip}`, ...headers, ...length, ...connection]
  return `${one(METHODS)} ${path}${one(QUERIES)} HTTP/1.1\r\n${head.join('\r\n')}\r\n\r\n${body}`
}

const TIMEOUT_MS = 2 * 60_000 + CASES * 40
const MAX_MS = 15_000

/** What is wrong with the response to a request; empty when nothing is. */
async function faultsOf(request: string): Promise<string[]> {
  // After an Upgrade request the connection may stay open, so its response head is enough.
  const staysOpen = request.includes('Connection: Upgrade')
  const isEnough = (text: string) => staysOpen && text.includes('\r\n\r\n')
  const { text, isClosed } = await sendRaw(shop.origin, request, MAX_MS, isEnough)
  const [head = ''] = text.split('\r\n\r\n')
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1])
  return [
    ...(status >= 200 && status < 500 ? [] : [`status ${status}`]),
    ...(isClosed || staysOpen ? [] : [`not closed within ${MAX_MS} ms`]),
    ...(/x-content-type-options: nosniff/i.test(head) ? [] : ['no nosniff']),
    ...(/\n\s+at .*(?:\.js|\.ts|node:)/.test(text) ? ['a stack trace'] : []),
  ]
}

test(
  `L12 ${CASES} random requests get a response within 15 s and a closed connection: no 5xx, no stack trace, always nosniff`,
  { timeout: TIMEOUT_MS },
  async (context) => {
    const pid = shop.process.pid!
    const seeds = Array.from({ length: CASES }, (_, index) => index + 1)
    const send = (some: number[]) =>
      forEachConcurrently(some, CONNECTIONS, async (seed) => {
        const request = requestOf(seed, newIp())
        const faults = await faultsOf(request)
        if (faults.length > 0) failed.push(`${seed} ${JSON.stringify(request)}: ${faults.join(', ')}`)
      })
    const failed: string[] = []
    const start = performance.now()
    // Code and caches are loaded by the first requests.
    const warm = Math.ceil(CASES / 10)
    await send(seeds.slice(0, warm))
    const before = MEASURES_MEMORY ? memoryOf(pid) : 0
    await send(seeds.slice(warm))
    const seconds = Math.round((performance.now() - start) / 1000)
    assert.deepEqual(failed.slice(0, MAX_SHOWN), [], `${failed.length} requests failed`)
    if (!MEASURES_MEMORY) return
    const after = await lowestMemory(pid, before + MAX_GROWTH_MB)
    const megabytes = [before, after].map((size) => `${Math.round(size)} MB`).join(' before, ')
    context.diagnostic(`${CASES} requests in ${seconds} s; memory ${megabytes} after`)
    assert.ok(after <= before + MAX_GROWTH_MB, megabytes)
  },
)

// The memory of a process once it is below a limit, or after a minute.
async function lowestMemory(pid: number, limit: number): Promise<number> {
  for (const until = Date.now() + 60_000; memoryOf(pid) > limit && Date.now() < until;) await sleep(1000)
  return memoryOf(pid)
}
