import { AsyncLocalStorage } from 'node:async_hooks'
import { hash, randomBytes } from 'node:crypto'
import {
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible'
import { withDeadline } from '#lib/concurrency/deadline.ts'
import { LIMITED, type Limited, type RateLimits } from '#lib/host/limits.ts'

/** At most `points` requests in `duration` seconds, counted by IP address or by session and IP address. */
interface Rule {
  points: number
  duration: number
  by: 'ip' | 'session'
}

/** The rate limits of each kind of request (L25, contract 4.17). A request must pass all rules of its kind. */
export const RULES: Record<Limited, Rule[]> = {
  review: [
    { points: 5, duration: 600, by: 'ip' },
    { points: 5, duration: 3600, by: 'session' },
  ],
  survey: [{ points: 10, duration: 3600, by: 'ip' }],
  message: [{ points: 5, duration: 600, by: 'ip' }],
  request: [{ points: 10, duration: 600, by: 'ip' }],
  // Limits guessing of coupon codes.
  coupon: [{ points: 20, duration: 600, by: 'ip' }],
  account: [{ points: 20, duration: 600, by: 'ip' }],
  recovery: [{ points: 5, duration: 600, by: 'ip' }],
  // Orders take stock until they are paid or expire.
  order: [{ points: 20, duration: 600, by: 'ip' }],
  // The client chooses the session id, so the sum of all sessions at one IP address is limited too.
  write: [
    { points: 10, duration: 1, by: 'session' },
    { points: 60, duration: 1, by: 'ip' },
  ],
  read: [
    { points: 50, duration: 1, by: 'session' },
    { points: 300, duration: 1, by: 'ip' },
  ],
}

// Counters per rule in this process's memory. Clients are hashed onto them, so memory stays bounded however many IP addresses call (L25).
const COUNTERS = 8192

// A Redis that accepts connections but does not respond delays a request by at most REDIS_MS; then it is not called for REDIS_PAUSE_MS.
// The pause is longer than the socket's timeout (server/redis-client.ts), which begins anew with each command that is sent: with a
// shorter one, a dead connection would never be replaced.
const REDIS_MS = 250
const REDIS_PAUSE_MS = 6000

/** The Redis client that stores counters for several processes; it may connect later. */
export type SharedCounters = ConstructorParameters<typeof RateLimiterRedis>[0]['storeClient']

/** Rate limits that count in Redis while it responds within 250 ms, otherwise in this process's memory. */
export function createLimits(shared?: SharedCounters): RateLimits {
  // With a random salt, an attacker cannot compute which IP address shares a counter with another visitor's.
  const salt = randomBytes(16)
  // A counter in memory has a timer as long as its window, up to an hour. A timer keeps the async context that it was set in, which
  // is that of a request with its response and buffers (about 70 KB): so it is set in the context of this call.
  const withoutRequest = AsyncLocalStorage.snapshot()
  let pausedUntil = -Infinity
  const rules = Object.fromEntries(
    LIMITED.map((kind) => [kind, RULES[kind].map((rule, index) => limitersOf(kind, rule, index))]),
  )

  function limitersOf(kind: Limited, { points, duration, by }: Rule, index: number) {
    const options = { keyPrefix: `limit:${kind}:${index}`, points, duration }
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
    async take(kind, { ip, session }) {
      let wait = 0
      for (const { by, memory, redis } of rules[kind] ?? []) {
        const client = by === 'ip' || session === '' ? ip : `${ip} ${session}`
        wait = Math.max(wait, await consume(client, memory, redis))
      }
      return wait
    },
  }

  async function consume(
    client: string,
    memory: RateLimiterAbstract,
    redis: RateLimiterAbstract | undefined,
  ) {
    if (redis && performance.now() >= pausedUntil)
      try {
        const answer = secondsToWait(redis, hash('sha256', client, 'hex'))
        // The Redis client's own command timeout aborts only commands that are not sent yet.
        return await withDeadline(answer, REDIS_MS, 'Redis does not respond')
      } catch {
        // Redis is unreachable or hangs: every process counts in its own memory until it is back.
        pausedUntil = performance.now() + REDIS_PAUSE_MS
      }
    return withoutRequest(secondsToWait, memory, counterKey(client))
  }

  function counterKey(client: string): string {
    return String(
      hash('sha256', Buffer.concat([salt, Buffer.from(client)]), 'buffer').readUInt32LE() % COUNTERS,
    )
  }
}

async function secondsToWait(limiter: RateLimiterAbstract, key: string): Promise<number> {
  try {
    await limiter.consume(key)
    return 0
  } catch (rejected) {
    if (rejected instanceof RateLimiterRes) return Math.max(1, Math.ceil(rejected.msBeforeNext / 1000))
    throw rejected
  }
}
