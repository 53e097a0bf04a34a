/** A random key of 32 hex digits. Does not use crypto.randomUUID: that is missing on plain http, as in a local network. */
export function newKey(): string {
  return hexOf(randomBytes())
}

/** A random UUID of version 4. */
export function newUuid(): string {
  const bytes = randomBytes()
  bytes[6] = (bytes[6]! & 0x0f) | 0x40
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  return hexOf(bytes).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

const randomBytes = () => crypto.getRandomValues(new Uint8Array(16))
const hexOf = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
