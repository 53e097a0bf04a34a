import { randomBytes } from 'node:crypto'
import { RESP_TYPES, type RedisArgument } from '@redis/client'
import { withDeadline } from '#lib/concurrency/deadline.ts'
import { Circuit } from '../upstream/circuit.ts'
import { isPageKind, type PageKind } from '#lib/routes/page-kind.ts'
import type { SharedKinds } from '../routing/shared-kinds.ts'
import type { CopyVersion } from '../page-store/stored-page.ts'

const COMMAND_MS = 50
const LIFE_S = 86_400
const LOCK_MS = 5000
// A stored copy that is older by this much is replaced whatever its position in the change log, because another database starts a new log.
const OLDER_MS = 10 * 60_000

// Arguments: position in the change log, start of the render, bytes, lifetime in seconds, age difference that decides alone.
const STORE_IF_NEWER = `
  local known = redis.call('HMGET', KEYS[1], 'position', 'from')
  if known[1] then
    local position, from = tonumber(ARGV[1]), tonumber(ARGV[2])
    local isNewer = position > tonumber(known[1]) or (position == tonumber(known[1]) and from > tonumber(known[2]))
    if not isNewer and from <= tonumber(known[2]) + tonumber(ARGV[5]) then return 0 end
  end
  redis.call('HSET', KEYS[1], 'position', ARGV[1], 'from', ARGV[2], 'copy', ARGV[3])
  redis.call('EXPIRE', KEYS[1], ARGV[4])
  return 1`
const UNLOCK = `if redis.call('GET', KEYS[1]) == ARGV[1] then return redis.call('DEL', KEYS[1]) end return 0`

/** The commands of the Redis client that the page copies need. */
export interface CopyClient {
  isReady: boolean
  hmGet(key: string, fields: string[]): Promise<(string | null)[]>
  get(key: string): Promise<string | null>
  set(
    key: string,
    value: string,
    options: { condition?: 'NX'; expiration: { type: 'PX' | 'EX'; value: number } },
  ): Promise<unknown>
  del(key: string): Promise<unknown>
  eval(script: string, options: { keys: string[]; arguments: RedisArgument[] }): Promise<unknown>
  withTypeMapping(mapping: object): { hGet(key: string, field: string): Promise<unknown> }
}

/** Page copies in Redis, and the kinds of their addresses. `undefined` means that Redis did not respond within 50 ms, or is not called because it has just failed. */
export interface RedisCopies extends SharedKinds {
  /** The version of the stored copy; null for none. */
  version(key: string): Promise<CopyVersion | null | undefined>
  read(key: string): Promise<Buffer | null | undefined>
  /** Stores the bytes of a copy for a day unless a newer one is there. */
  write(key: string, version: CopyVersion, bytes: Buffer): Promise<void>
  /** Whether this process may render the page: it is the only one for five seconds, or until `unlock`. */
  lock(key: string): Promise<boolean | undefined>
  unlock(key: string): Promise<void>
}

/** Opens the copies of one deployment (docs/decisions/0070). */
export function redisCopies(client: CopyClient, deployment: string): RedisCopies {
  const circuit = new Circuit(() => performance.now())
  const token = randomBytes(12).toString('base64url')
  const copyKey = (key: string) => `pages:${deployment}:copy:${key}`
  const kindKey = (path: string) => `pages:${deployment}:kind:${path}`
  const lockKey = (key: string) => `pages:${deployment}:lock:${key}`

  async function run<T>(command: () => Promise<T>): Promise<T | undefined> {
    if (!client.isReady || !circuit.passes) return undefined
    circuit.begin()
    try {
      const result = await withDeadline(command(), COMMAND_MS, 'Redis does not respond')
      circuit.succeed()
      return result
    } catch {
      circuit.fail()
      return undefined
    }
  }

  return {
    async version(key) {
      const found = await run(() => client.hmGet(copyKey(key), ['position', 'from']))
      if (found === undefined) return undefined
      const [position, from] = found
      return position && from ? { position: Number(position), renderedFrom: Number(from) } : null
    },
    async read(key) {
      const bytes = await run(() =>
        client.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer }).hGet(copyKey(key), 'copy'),
      )
      return bytes === undefined ? undefined : Buffer.isBuffer(bytes) ? bytes : null
    },
    async write(key, { position, renderedFrom }, bytes) {
      const texts = [position, renderedFrom].map(String)
      const values = [...texts, bytes, String(LIFE_S), String(OLDER_MS)]
      await run(() => client.eval(STORE_IF_NEWER, { keys: [copyKey(key)], arguments: values }))
    },
    async lock(key) {
      const expiration = { type: 'PX', value: LOCK_MS } as const
      const result = await run(() => client.set(lockKey(key), token, { condition: 'NX', expiration }))
      return result === undefined ? undefined : result !== null
    },
    async kindOf(path) {
      const kind = await run(() => client.get(kindKey(path)))
      return typeof kind === 'string' && isPageKind(kind) ? kind : undefined
    },
    async storeKind(path: string, kind: PageKind) {
      const expiration = { type: 'EX', value: LIFE_S } as const
      // Invented addresses must not fill Redis.
      await run(() =>
        kind === 'not-found' ? client.del(kindKey(path)) : client.set(kindKey(path), kind, { expiration }),
      )
    },
    async unlock(key) {
      await run(() => client.eval(UNLOCK, { keys: [lockKey(key)], arguments: [token] }))
    },
  }
}
