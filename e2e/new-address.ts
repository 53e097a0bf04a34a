import { randomBytes } from 'node:crypto'

/** Returns a random private IPv4 address. Limits count requests by address, so each test gets its own. */
export function newAddress(): string {
  return `10.${[...randomBytes(3)].join('.')}`
}
