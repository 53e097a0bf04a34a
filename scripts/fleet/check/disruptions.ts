import { setTimeout as sleep } from 'node:timers/promises'
import type { Fleet } from '../open-fleet.ts'
import { failures, startLoad, type LoadResult } from './load.ts'
import type { Check, Outcome, Size } from './outcome.ts'

// How many requests of a killed shop may fail: those that it was answering.
const IN_FLIGHT = 12

/** Each shop in turn gets no new requests from the edge, is restarted and gets requests again, while visitors read and write: no request fails (L13). */
export const checkRollingRestart: Check = async (fleet, size) => {
  const { requests, restarts } = size
  const load = startLoad(fleet.edge.origin, size)
  for (const shop of fleet.shops.slice(0, restarts)) {
    await fleet.edge.takeOut(shop)
    await shop.stop()
    await shop.start()
    await fleet.edge.takeOut(undefined)
  }
  while (load.done() < requests) await sleep(50)
  const result = await load.stop()
  return outcomes(`rolling restart of ${restarts} of ${fleet.shops.length} shops`, result, 0, 0)
}

/** A killed shop loses only what it was answering (L3, L13). */
export const checkKill: Check = async (fleet, size) => {
  const [, shop] = fleet.shops
  const result = await during(fleet, size, async () => shop!.kill())
  await shop!.start()
  return outcomes('a shop killed (SIGKILL)', result, 0, IN_FLIGHT)
}

/** While PostgreSQL restarts, writes get 503; pages are shown, and nothing acknowledged is lost (L3). */
export const checkDatabase: Check = async (fleet, size) => {
  const { restart } = fleet.postgres
  if (!restart) return []
  const result = await during(fleet, size, restart)
  return outcomes('PostgreSQL restarted', result, 0, Infinity)
}

/** Without Redis, and with one that never responds, every shop goes on by itself. */
export const checkRedis: Check = async (fleet, size) => {
  const { redis } = fleet
  if (!redis) return []
  const stopped = await during(fleet, size, () => redis.stop())
  await redis.start()
  await sleep(1000)
  const hung = await during(fleet, size, async () => redis.hang())
  redis.resume()
  return [
    ...outcomes(`${redis.name} stopped`, stopped, 0, 0),
    ...outcomes(`${redis.name} hung (SIGSTOP)`, hung, 0, 0),
  ]
}

/** A reload of nginx breaks no connection. */
export const checkReload: Check = async (fleet, size) => {
  if (fleet.edge.kind !== 'nginx') return []
  const result = await during(fleet, size, async () => {
    // It writes the configuration with all shops, and reloads nginx.
    for (let turn = 0; turn < 2; turn++) await fleet.edge.takeOut(undefined)
  })
  return outcomes('nginx reloaded twice', result, 0, 0)
}

async function during({ edge }: Fleet, size: Size, disruption: () => Promise<void>): Promise<LoadResult> {
  const load = startLoad(edge.origin, size)
  while (load.done() < 50) await sleep(20)
  await disruption()
  await sleep(size.seconds * 1000)
  return load.stop()
}

function outcomes(name: string, result: LoadResult, pagesMayFail: number, postsMayFail: number): Outcome[] {
  const { pages, failedPages, posts, failedPosts, lost, slowestMs } = result
  const [badPages, badPosts] = [failures(failedPages), failures(failedPosts)]
  return [
    {
      name: `${name}: failed requests`,
      figure: `${badPages} of ${pages + badPages} pages${listOf(failedPages)}, ${badPosts} of ${posts + badPosts} posts${listOf(failedPosts)}, slowest page ${Math.round(slowestMs)} ms`,
      isOk: pages > 0 && posts > 0 && badPages <= pagesMayFail && badPosts <= postsMayFail,
    },
    { name: `${name}: acknowledged units lost or doubled`, figure: `${lost} of ${posts}`, isOk: lost === 0 },
  ]
}

function listOf(counts: Map<number, number>): string {
  const texts = [...counts].map(([status, count]) => `${status || 'no response'}: ${count}`)
  return texts.length > 0 ? ` (${texts.join(', ')})` : ''
}
