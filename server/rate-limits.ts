import { hash, randomBytes } from 'node:crypto'
import {
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible'
import { LIMITED, type Limited, type Limits } from '#lib/host/limits.ts'

/** So many in so many seconds, by address or by session and address. */
interface Rule {
  points: number
  duration: number
  by: 'address' | 'session'
}

/** Reliability L25; reviews by address as contract 4.17 has them. */
export const RULES: Record<Limited, Rule[]> = {
  review: [
    { points: 5, duration: 600, by: 'address' },
    { points: 5, duration: 3600, by: 'session' },
  ],
  survey: [{ points: 10, duration: 3600, by: 'address' }],
  message: [{ points: 5, duration: 600, by: 'address' }],
  account: [{ points: 20, duration: 600, by: 'address' }],
  // A session is the client's word here: what all those of one address may do together has an end as well.
  write: [
    { points: 10, duration: 1, by: 'session' },
    { points: 60, duration: 1, by: 'address' },
  ],
  read: [
    { points: 50, duration: 1, by: 'session' },
    { points: 300, duration: 1, by: 'address' },
  ],
}

// In memory, visitors share so many counters a rule: 100,000 addresses at once cost no more than these (L25).
const COUNTERS = 8192

/** Where counters are kept for several processes; a client of Redis that is or will be connected. */
export type SharedCounters = ConstructorParameters<typeof RateLimiterRedis>[0]['storeClient']

/** Limits in this process's memory, or in Redis as long as that answers. */
export function createLimits(shared?: SharedCounters): Limits {
  // Nobody can look for an address that shares a counter with somebody else's.
  const salt = randomBytes(16)
  const rules = Object.fromEntries(
    LIMITED.map((what) => [what, RULES[what].map((rule, index) => counted(what, rule, index))]),
  )

  function counted(what: Limited, { points, duration, by }: Rule, index: number) {
    const options = { keyPrefix: `limit:${what}:${index}`, points, duration }
    const memory = new RateLimiterMemory(options)
    const redis =
      shared &&
      new RateLimiterRedis({
        ...options,
        storeClient: shared,
        useRedisPackage: true,
        rejectIfRedisNotReady: true,
      })
    return { by, memory, redis }
  }

  return {
    async take(what, who) {
      let wait = 0
      for (const { by, memory, redis } of rules[what] ?? []) {
        const name = by === 'address' || who.session === '' ? who.address : `${who.address} ${who.session}`
        wait = Math.max(wait, await consume(name, memory, redis))
      }
      return wait
    },
  }

  async function consume(name: string, memory: RateLimiterAbstract, redis: RateLimiterAbstract | undefined) {
    if (redis)
      try {
        return await secondsToWait(redis, hash('sha256', name, 'hex'))
      } catch {
        // Redis is away: every process counts for itself until it is back.
      }
    return secondsToWait(memory, counterOf(name))
  }

  function counterOf(name: string): string {
    return String(
      hash('sha256', Buffer.concat([salt, Buffer.from(name)]), 'buffer').readUInt32LE() % COUNTERS,
    )
  }
}

async function secondsToWait(limiter: RateLimiterAbstract, key: string): Promise<number> {
  try {
    await limiter.consume(key)
    return 0
  } catch (refused) {
    if (refused instanceof RateLimiterRes) return Math.max(1, Math.ceil(refused.msBeforeNext / 1000))
    throw refused
  }
}
