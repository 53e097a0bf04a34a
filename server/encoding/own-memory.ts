/**
 * The same bytes in memory of their own, for a buffer that is stored: Node cuts small buffers out of 64 KB, and zlib returns a view of as
 * much, all of which one of them would keep in memory.
 */
export function inOwnMemory(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.length) return bytes
  const own = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(own)
  return own
}
