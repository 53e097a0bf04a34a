import { scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { Semaphore, SemaphoreBusy } from '#lib/concurrency/semaphore.ts'
import { DatabaseUnavailable } from '../db/unavailable.ts'

const derive = promisify<string, Uint8Array, number, object, Buffer>(scrypt)

// OWASP's table for scrypt: N 2^15, r 8, p 3 takes 32 MiB and about a quarter of a second.
const COST = { N: 2 ** 15, r: 8, p: 3, maxmem: 64 * 1024 * 1024 }
const KEY_BYTES = 32
const SALT_BYTES = 16

// Node has four threads for files, DNS look-ups and hashes: with more hashes at a time, everything else waits.
const queue = new Semaphore(2, { maxWaiting: 20, maxWaitMs: 8000 })

/**
 * Returns the stored form of a password: salt and derived key. The slow derivation runs on another thread. `cost` is scrypt's N;
 * only tests give one.
 */
export async function hashPassword(
  password: string,
  random: (bytes: number) => Uint8Array,
  cost?: number,
): Promise<string> {
  const salt = random(SALT_BYTES)
  const key = await deriveKey(password, salt, cost)
  return `scrypt$${Buffer.from(salt).toString('base64')}$${key.toString('base64')}`
}

/** Whether a password matches the one stored with the same cost. Takes as long for an account that does not exist (`stored` null). */
export async function matchesPassword(
  password: string,
  stored: string | null,
  cost?: number,
): Promise<boolean> {
  const [, salt = '', key = ''] = stored?.split('$') ?? []
  const expected = Buffer.from(key, 'base64')
  const derived = await deriveKey(password, Buffer.from(salt, 'base64'), cost)
  return expected.length === derived.length && timingSafeEqual(expected, derived)
}

// Normalized, because keyboards send the same accented letter composed or decomposed. Throws DatabaseUnavailable when too many
// others wait or when it has waited for eight seconds.
async function deriveKey(password: string, salt: Uint8Array, N = COST.N): Promise<Buffer> {
  try {
    return await queue.run(1, () => derive(password.normalize('NFKC'), salt, KEY_BYTES, { ...COST, N }))
  } catch (error) {
    if (!(error instanceof SemaphoreBusy)) throw error
    throw new DatabaseUnavailable('too many passwords are being checked', { cause: error })
  }
}
