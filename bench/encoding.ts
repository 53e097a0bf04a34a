import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import compression from 'compression'
import { Pool } from 'undici'
import { openShop } from '../e2e/shop.ts'
import { createCompression } from '../server/encoding/compress-responses.ts'
import { CompressedPages } from '../server/encoding/compressed-pages.ts'

// Measures the CPU time of sending the landing page uncompressed, from the cache of compressed pages (docs/decisions/0030), and
// compressed for each visitor. All variants alternate in one process, whose CPU time includes client and server.
const PAGE = '/colageno'
const ROUNDS = 15
const REQUESTS = 40

type Encode = (request: IncomingMessage, response: ServerResponse) => void

const cache = new CompressedPages()
const perVisitor = compression() as unknown as (...args: [...Parameters<Encode>, () => void]) => void
const VARIANTS: Record<string, { accept: string; encode: Encode }> = {
  uncompressed: { accept: 'identity', encode: () => {} },
  'cached, brotli': { accept: 'br', encode: createCompression(cache) },
  'cached, gzip': { accept: 'gzip', encode: createCompression(cache) },
  'per visitor, brotli 4': {
    accept: 'br',
    encode: (request, response) => perVisitor(request, response, () => {}),
  },
  'per visitor, gzip': {
    accept: 'gzip',
    encode: (request, response) => perVisitor(request, response, () => {}),
  },
}

const shop = await openShop()
const page = await fetch(shop.origin + PAGE)
const html = await page.text()
await shop.stop()
if (!page.ok) throw new Error(`${PAGE} → ${page.status}`)

async function serve({ accept, encode }: (typeof VARIANTS)[string]) {
  const server = createServer((request, response) => {
    encode(request, response)
    response.setHeader('Content-Type', 'text/html; charset=utf-8')
    response.setHeader('ETag', '"page"')
    response.end(html)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const pool = new Pool(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, { connections: 1 })
  const get = async () => {
    const { body } = await pool.request({ path: '/', method: 'GET', headers: { 'accept-encoding': accept } })
    return (await body.arrayBuffer()).byteLength
  }
  for (let warm = 0; warm < 30; warm++) await get()
  await cache.settled()
  return { get, close: () => pool.close().then(() => server.close()) }
}

const servers = await Promise.all(
  Object.entries(VARIANTS).map(async ([name, variant]) => ({
    name,
    ms: [] as number[],
    ...(await serve(variant)),
  })),
)
for (let round = 0; round < ROUNDS; round++)
  for (const server of servers) {
    const before = process.cpuUsage()
    for (let n = 0; n < REQUESTS; n++) await server.get()
    const { user, system } = process.cpuUsage(before)
    server.ms.push((user + system) / 1000 / REQUESTS)
  }

const median = (values: number[]) => values.sort((a, b) => a - b)[values.length >> 1]!
const plain = median(servers[0]!.ms)
console.log(`${PAGE}, ${html.length} characters: bytes sent, and CPU time of client and server per response`)
console.log('The ratio is the CPU time of a response divided by that of an uncompressed one.')
for (const { name, ms, get } of servers) {
  const time = median(ms)
  console.log(
    `${name.padEnd(22)}${String(await get()).padStart(8)} B${time.toFixed(2).padStart(9)} ms  ${(time / plain).toFixed(2)} × uncompressed`,
  )
}
await Promise.all(servers.map(({ close }) => close()))
