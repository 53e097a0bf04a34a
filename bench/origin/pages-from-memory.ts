import { setTimeout as sleep } from 'node:timers/promises'
import type { Shop } from '../../e2e/shop.ts'
import { compressedBody, openNginx, openNodeServer } from './plain-servers.ts'
import { median } from '../median.ts'
import { runWrk, type WrkRun } from './wrk.ts'

const CONNECTIONS = 50
const ENCODINGS = ['br', 'gzip']
const WARM_UP_SECONDS = 3
const LEAST_RATIO = 0.5
const LONGEST_P99 = 5

interface Shops {
  fromMemory: Shop
  throughFramework: Shop
}

/**
 * Pages per second of one core: the shop from memory, node:http and nginx with the same compressed bytes, and the same page through
 * the framework. The variants alternate, and a ratio compares variants of one round.
 */
export async function measurePagesFromMemory(
  { fromMemory, throughFramework }: Shops,
  { pages, rounds, seconds }: { pages: readonly string[]; rounds: number; seconds: number },
): Promise<void> {
  console.log(
    `\nPages per second, ${CONNECTIONS} connections, median of ${rounds} rounds of ${seconds} s; ratio to node:http in brackets ` +
      `(from memory: at least ${LEAST_RATIO}, p99 at most ${LONGEST_P99} ms)`,
  )
  for (const page of pages)
    for (const encoding of ENCODINGS) {
      for (const shop of [fromMemory, throughFramework]) await warmUp(shop.origin + page, encoding)
      const body = await compressedBody(fromMemory.origin + page, encoding)
      const plain = await openNodeServer(body, encoding)
      const nginx = await openNginx(body, encoding)
      const targets = {
        'node:http': plain.url,
        nginx: nginx.url,
        'from memory': fromMemory.origin + page,
        framework: throughFramework.origin + page,
      }
      let runs: Awaited<ReturnType<typeof alternate>>
      try {
        runs = await alternate(targets, encoding, { rounds, seconds })
      } finally {
        // After a failure too: a server that keeps running would keep the output open, and the benchmark would not end.
        await Promise.all([plain.close(), nginx.close()])
      }
      const reference = median(runs['node:http']!.map(({ perSecond }) => perSecond))
      for (const [name, measured] of Object.entries(runs)) {
        const rate = median(measured.map(({ perSecond }) => perSecond))
        const p99 = median(measured.map((each) => each.p99))
        console.log(
          `${page.padEnd(8)}${encoding.padEnd(6)}${name.padEnd(14)}${rate.toFixed(0).padStart(8)} ` +
            `(${(rate / reference).toFixed(2)})  p99 ${p99.toFixed(1)} ms`,
        )
      }
    }
}

async function alternate(
  targets: Record<string, string>,
  encoding: string,
  { rounds, seconds }: { rounds: number; seconds: number },
): Promise<Record<string, WrkRun[]>> {
  const runs = Object.fromEntries(Object.keys(targets).map((name) => [name, [] as WrkRun[]]))
  const load = { seconds, connections: CONNECTIONS, headers: { 'accept-encoding': encoding } }
  // Until V8 has compiled what a request needs, a server is up to twice as slow.
  for (const url of Object.values(targets)) await runWrk(url, { ...load, seconds: WARM_UP_SECONDS })
  for (let round = 0; round < rounds; round++)
    for (const [name, url] of Object.entries(targets)) {
      const run = await runWrk(url, load)
      if (run.failures > 0) throw new Error(`${url}: ${run.output}`)
      runs[name]!.push(run)
    }
  return runs
}

// The first visit renders, the second compresses; compression runs in the background.
async function warmUp(url: string, encoding: string) {
  for (let visit = 0; visit < 5; visit++) {
    await (await fetch(url, { headers: { 'accept-encoding': encoding } })).arrayBuffer()
    await sleep(200)
  }
}
