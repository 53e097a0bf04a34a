/**
 * Copies a buffer that is to be stored into memory of its own, unless it has that already. Node takes small buffers from a shared block of
 * 64 KB, and zlib returns views of such a block: one stored buffer would keep its whole block in memory.
 */
export function inOwnMemory(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.length) return bytes
  const own = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(own)
  return own
}
