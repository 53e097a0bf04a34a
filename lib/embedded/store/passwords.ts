import { scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify<string, Uint8Array, number, object, Buffer>(scrypt)

// OWASP's table for scrypt: N 2^15, r 8, p 3 takes 32 MiB and about a quarter of a second.
const COST = { N: 2 ** 15, r: 8, p: 3, maxmem: 64 * 1024 * 1024 }
const KEY_BYTES = 32
const SALT_BYTES = 16

/** Returns the stored form of a password: salt and derived key. The slow derivation runs on another thread. */
export async function hashPassword(password: string, random: (bytes: number) => Uint8Array): Promise<string> {
  const salt = random(SALT_BYTES)
  const key = await deriveKey(password, salt)
  return `scrypt$${Buffer.from(salt).toString('base64')}$${key.toString('base64')}`
}

/** Whether a password matches the stored one. Takes as long for an account that does not exist (`stored` null). */
export async function matchesPassword(password: string, stored: string | null): Promise<boolean> {
  const [, salt = '', key = ''] = stored?.split('$') ?? []
  const expected = Buffer.from(key, 'base64')
  const derived = await deriveKey(password, Buffer.from(salt, 'base64'))
  return expected.length === derived.length && timingSafeEqual(expected, derived)
}

// Normalized, because keyboards send the same accented letter composed or decomposed.
function deriveKey(password: string, salt: Uint8Array): Promise<Buffer> {
  return derive(password.normalize('NFKC'), salt, KEY_BYTES, COST)
}
