import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { forEachConcurrently } from '../../e2e/for-each-concurrently.ts'
import { newIp } from '../../e2e/new-ip.ts'
import type { Shop } from '../../e2e/shop.ts'
import { median } from '../median.ts'
import { runWrk, type WrkRun } from './wrk.ts'

const CONNECTIONS = 50
const REQUESTS = 10_000
const CART = '/v2/front/checkout/cart'
const LEAST_GAIN = 10
const PAGES_OF_FRAMEWORK = 100
// A request of the client router for the whole payload of a page.
const PAYLOAD = { rsc: '1', 'next-router-state-tree': '["",{}]' }

const SHARES = { pages: 0.9, payloads: 0.05, carts: 0.03, unknown: 0.02 }

/** Opens a cart with one line; returns the cookie of its session. */
async function openCart(origin: string): Promise<string> {
  const itens = [{ idProduto: 422, idAtributoSimples: 0, quantidade: 1 }]
  const response = await fetch(origin + CART, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ tipo: 'lista', itens }),
  })
  if (response.status !== 200) throw new Error(`POST ${CART} → ${response.status}: ${await response.text()}`)
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}

const MOST_ROUNDS = 60
const ROUND_PAUSE_MS = 5000
const BROTLI = { 'accept-encoding': 'br' }

/**
 * Requests each page and payload until the shop keeps all in their smallest encoding, which a background task makes: the first answers
 * are compressed quickly and are longer. A shop without memory for pages gets three rounds. Returns the parameter that signs the payloads.
 */
async function visitAll({ origin }: Shop, addresses: readonly string[], isKept: boolean): Promise<string> {
  const firstLengths = new Map<string, number>()
  const isSmallest = (url: string, { headers }: Response) => {
    const length = Number(headers.get('content-length'))
    if (!firstLengths.has(url)) firstLengths.set(url, length)
    return length < firstLengths.get(url)!
  }
  let signature = ''
  let missing = addresses
  for (let round = 0; missing.length > 0 && (isKept || round < 3); round++) {
    if (round === MOST_ROUNDS)
      throw new Error(`${missing.length} pages are not kept, the first is ${missing[0]}`)
    if (round > 0) await setTimeout(ROUND_PAUSE_MS)
    const left: string[] = []
    await forEachConcurrently(missing, 8, async (address) => {
      const page = await fetch(origin + address, { headers: BROTLI })
      await page.arrayBuffer()
      if (page.status !== 200) throw new Error(`${address} → ${page.status}`)
      const url = `${address}?_rsc=${signature || 'none'}`
      const payload = await fetch(origin + url, { headers: { ...BROTLI, ...PAYLOAD } })
      await payload.arrayBuffer()
      // Next redirects to the address with the right parameter.
      signature ||= new URL(payload.url).searchParams.get('_rsc') ?? ''
      const areSmallest = [isSmallest(address, page), isSmallest(`payload of ${address}`, payload)]
      if (!isKept || areSmallest.includes(false)) left.push(address)
    })
    missing = left
  }
  return signature
}

function lines(addresses: readonly string[], signature: string, cookie: string): string[] {
  const payloadHeaders = Object.entries(PAYLOAD).map(([name, value]) => `${name}: ${value}`)
  return Array.from({ length: REQUESTS }, () => {
    const address = addresses[Math.floor(Math.random() * addresses.length)]!
    const visitor = `x-forwarded-for: ${newIp()}`
    const kind = Math.random()
    const withPayloads = SHARES.pages + SHARES.payloads
    if (kind < SHARES.pages) return [address, visitor]
    if (kind < withPayloads) return [`${address}?_rsc=${signature}`, visitor, ...payloadHeaders]
    if (kind < withPayloads + SHARES.carts) return [CART, visitor, `cookie: ${cookie}`]
    // mixed.lua puts another number in place of {n} each time.
    return ['/nada-disso-{n}', visitor]
  }).map((parts) => parts.join('\t'))
}

async function mixedRate(
  { origin }: Shop,
  addresses: readonly string[],
  signature: string,
  seconds: number,
): Promise<WrkRun> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'rosalume-mixed-'))
  const file = path.join(folder, 'requests')
  writeFileSync(file, lines(addresses, signature, await openCart(origin)).join('\n'))
  const script = [path.join(import.meta.dirname, 'mixed.lua'), file]
  const rate = await runWrk(origin, { seconds, connections: CONNECTIONS, script })
  rmSync(folder, { recursive: true, force: true })
  const unknown = Number(/Unknown addresses: (\d+)/.exec(rate.output)?.[1])
  // Each unknown address is a 404; those that were under way at the end have no response.
  return { ...rate, failures: Math.max(0, rate.failures - unknown) }
}

/**
 * A mixed load: 90 % kept pages over these addresses, 5 % payloads, 3 % carts and 2 % unknown addresses, each another one. Without
 * memory for pages the shop has room for fewer copies, so it gets fewer addresses.
 */
export async function measureMixed(
  { fromMemory, throughFramework }: { fromMemory: Shop; throughFramework: Shop },
  { addresses, rounds, seconds }: { addresses: readonly string[]; rounds: number; seconds: number },
): Promise<void> {
  const shops = { 'from memory': fromMemory, framework: throughFramework }
  const [all, some] = [addresses, addresses.slice(0, PAGES_OF_FRAMEWORK)]
  const loads = [all, some]
  const signatures = [await visitAll(fromMemory, all, true), await visitAll(throughFramework, some, false)]
  const rates: WrkRun[][] = [[], []]
  for (let round = 0; round < rounds; round++)
    for (const [at, shop] of Object.values(shops).entries())
      rates[at]!.push(await mixedRate(shop, loads[at]!, signatures[at]!, seconds))
  console.log(
    `\nMixed requests per second over ${all.length} kept pages (framework: ${some.length}), median of ${rounds} rounds`,
  )
  for (const [at, name] of Object.keys(shops).entries()) {
    const failures = rates[at]!.reduce((sum, each) => sum + each.failures, 0)
    const p99 = median(rates[at]!.map((each) => each.p99))
    console.log(
      `${name.padEnd(14)}${median(rates[at]!.map(({ perSecond }) => perSecond)).toFixed(0)} p99 ${p99.toFixed(1)} ms, ${failures} failures`,
    )
  }
  const [memory, framework] = rates.map((each) => median(each.map(({ perSecond }) => perSecond)))
  console.log(`ratio ${(memory! / framework!).toFixed(1)} (at least ${LEAST_GAIN})`)
}
