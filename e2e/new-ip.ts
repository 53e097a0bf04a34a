import { randomBytes } from 'node:crypto'

/** Returns a random private IPv4 address. Rate limits count requests by client IP address, so each test sends another one. */
export function newIp(): string {
  return `10.${[...randomBytes(3)].join('.')}`
}
