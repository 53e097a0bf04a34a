import { execFileSync } from 'node:child_process'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { openShop } from '../e2e/shop.ts'

// Measures pages per second of one core: a page from the shop's page store, the same page through the framework, and a node:http
// server that sends the same compressed bytes. wrk sends the load; the variants alternate, and a ratio compares their medians.
const PAGES = ['/', '/serum']
const ENCODINGS = ['br', 'gzip']
const ROUNDS = 3
const SECONDS = 5
const CONNECTIONS = 50

interface Rate {
  perSecond: number
  p99: string
}

function load(url: string, encoding: string): Rate {
  const output = execFileSync(
    'wrk',
    ['-t1', `-c${CONNECTIONS}`, `-d${SECONDS}s`, '--latency', '-H', `accept-encoding: ${encoding}`, url],
    { encoding: 'utf8' },
  )
  if (/Non-2xx/.test(output)) throw new Error(`${url}: ${output}`)
  return {
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1]),
    p99: /99%\s+(\S+)/.exec(output)?.[1] ?? '',
  }
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1]!

try {
  execFileSync('wrk', ['-v'], { stdio: 'ignore' })
} catch (error) {
  if ((error as NodeJS.ErrnoException).code === 'ENOENT') {
    console.error('This benchmark needs wrk (Debian: apt-get install wrk).')
    process.exit(1)
  }
}

const fromMemory = await openShop()
const throughFramework = await openShop({ PAGE_CACHE_MB: '0' })
console.log(
  `Pages per second, ${CONNECTIONS} connections, median of ${ROUNDS} rounds; ratio to plain node:http in brackets`,
)
for (const page of PAGES)
  for (const encoding of ENCODINGS) {
    const headers = { 'accept-encoding': encoding }
    for (const shop of [fromMemory, throughFramework])
      for (let visit = 0; visit < 5; visit++) {
        await (await fetch(shop.origin + page, { headers })).arrayBuffer()
        await new Promise((resolve) => setTimeout(resolve, 200))
      }
    const body = await compressedBody(fromMemory.origin + page, encoding)
    const plain = createServer((_request, response) => {
      response.writeHead(200, {
        'content-type': 'text/html',
        'content-encoding': encoding,
        'content-length': body.length,
      })
      response.end(body)
    })
    await new Promise<void>((resolve) => plain.listen(0, '127.0.0.1', resolve))
    const targets = {
      'node:http': `http://127.0.0.1:${(plain.address() as AddressInfo).port}${page}`,
      'from memory': fromMemory.origin + page,
      framework: throughFramework.origin + page,
    }
    const rates = Object.fromEntries(Object.keys(targets).map((name) => [name, [] as Rate[]]))
    for (let round = 0; round < ROUNDS; round++)
      for (const [name, url] of Object.entries(targets)) rates[name]!.push(load(url, encoding))
    const reference = median(rates['node:http']!.map(({ perSecond }) => perSecond))
    for (const [name, measured] of Object.entries(rates)) {
      const rate = median(measured.map(({ perSecond }) => perSecond))
      const p99 = measured.map(({ p99: time }) => time).join(' ')
      console.log(
        `${page.padEnd(8)}${encoding.padEnd(6)}${name.padEnd(14)}${rate.toFixed(0).padStart(8)} (${(rate / reference).toFixed(2)})  p99 ${p99}`,
      )
    }
    await new Promise((resolve) => plain.close(resolve))
  }
await fromMemory.stop()
await throughFramework.stop()

// fetch decodes bodies, so the request goes through node:http.
async function compressedBody(url: string, encoding: string): Promise<Buffer> {
  const { request } = await import('node:http')
  return new Promise((resolve, reject) => {
    request(url, { headers: { 'accept-encoding': encoding } }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () => resolve(Buffer.concat(parts)))
    })
      .once('error', reject)
      .end()
  })
}
