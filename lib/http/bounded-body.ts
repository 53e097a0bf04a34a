interface BodySource {
  headers?: { get(name: string): string | null }
  body: unknown
}

/**
 * The start of a body, up to about `limit` bytes, and whether that is the whole body. Beyond the limit it reads and discards
 * up to `drain` bytes in total: a client may lose the response when the server closes the connection before it has read the
 * body.
 */
export async function readStart(
  { body }: BodySource,
  limit: number,
  drain = limit,
): Promise<{ bytes: Uint8Array<ArrayBuffer>; isComplete: boolean }> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of (body ?? []) as AsyncIterable<Uint8Array>) {
    if (size <= limit) chunks.push(chunk)
    size += chunk.byteLength
    if (size > drain) break
  }
  return { bytes: Buffer.concat(chunks), isComplete: size <= limit }
}

/**
 * The bytes of a body, or `undefined` when there are more than `limit`. Counts while it reads: Content-Length can be wrong
 * (L15). Omit `headers` when the body is already decompressed: Content-Length counts the compressed bytes.
 */
export async function readBounded(
  source: BodySource,
  limit: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (Number(source.headers?.get('content-length') ?? 0) > limit) return undefined
  const { bytes, isComplete } = await readStart(source, limit)
  return isComplete ? bytes : undefined
}
