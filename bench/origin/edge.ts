import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../../e2e/free-port.ts'
import type { Shop } from '../../e2e/shop.ts'
import { startNginx } from '../../scripts/fleet/nginx.ts'
import { compressedBody, openNginx } from './plain-servers.ts'
import { median } from '../median.ts'
import { runWrk } from './wrk.ts'

const CONNECTIONS = 50
const LEAST_RATIO = 0.7
// Headers that nginx sends with a file by itself.
const NGINX_HEADERS = /^(?:connection|content-(?:encoding|length|type)|date|etag|keep-alive|server)$/

/**
 * Pages per second of nginx in front of the shop (deploy/nginx/nginx.conf) and of nginx with the same compressed bytes as a file and the
 * same headers, both with one worker. The variants alternate, and the ratio is the median of those of the rounds.
 */
export async function measureEdge(
  shop: Shop,
  { pages, rounds, seconds }: { pages: readonly string[]; rounds: number; seconds: number },
): Promise<void> {
  console.log(
    `\nPages per second of nginx in front, median of ${rounds} rounds of ${seconds} s; ratio to nginx with a compressed file ` +
      `(at least ${LEAST_RATIO})`,
  )
  const edge = (await startNginx(await freePort(), [Number(new URL(shop.origin).port)], { workers: 1 }))!
  for (const page of pages)
    for (const encoding of ['br', 'gzip']) {
      const headers = { 'accept-encoding': encoding }
      for (let visit = 0; visit < 5; visit++) {
        await (await fetch(edge.origin + page, { headers })).arrayBuffer()
        await sleep(200)
      }
      const { headers: sent } = await fetch(edge.origin + page, { method: 'HEAD', headers })
      const others = Object.fromEntries([...sent].filter(([name]) => !NGINX_HEADERS.test(name)))
      const file = await openNginx(await compressedBody(edge.origin + page, encoding), encoding, others)
      const rateOf = async (url: string) => {
        const rate = await runWrk(url, { seconds, connections: CONNECTIONS, headers })
        if (rate.failures > 0) throw new Error(`${url}: ${rate.output}`)
        return rate.perSecond
      }
      const found: { rate: number; ratio: number }[] = []
      for (let round = 0; round < rounds; round++) {
        const reference = await rateOf(file.url)
        const rate = await rateOf(edge.origin + page)
        found.push({ rate, ratio: rate / reference })
      }
      const rate = median(found.map((each) => each.rate))
      const ratio = median(found.map((each) => each.ratio))
      console.log(
        `${page.padEnd(8)}${encoding.padEnd(6)}${rate.toFixed(0).padStart(8)} (${ratio.toFixed(2)})`,
      )
      await file.close()
    }
  await edge.stop()
}
