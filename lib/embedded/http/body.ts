const BYTES_MAX = 64 * 1024
const DEPTH_MAX = 20
const JSON_TYPE = /^application\/(?:json|[\w.+-]+\+json)\s*(?:;|$)/i

/** A request body as text, or why it cannot be read. */
export type BodyText = { text: string } | { problem: 'too-large' | 'unreadable' | 'wrong-type' }

/** Reads a body of at most 64 KB that says it is JSON; '' when there is none (contract 3.4, reliability L15). */
export async function readBody(request: Request): Promise<BodyText> {
  if (Number(request.headers.get('content-length') ?? 0) > BYTES_MAX) return { problem: 'too-large' }
  if (!request.body) return { text: '' }
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body) {
    size += chunk.byteLength
    if (size > BYTES_MAX) return { problem: 'too-large' }
    chunks.push(chunk)
  }
  if (size === 0) return { text: '' }
  if (!JSON_TYPE.test(request.headers.get('content-type') ?? '')) return { problem: 'wrong-type' }
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks)) }
  } catch {
    return { problem: 'unreadable' }
  }
}

/** Parses JSON that nests at most 20 deep; undefined when it is none. */
export function parseJson(text: string): { value: unknown } | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return isShallow(value) ? { value } : undefined
  } catch {
    return undefined
  }
}

// Level by level instead of recursion: a hostile depth must not become a stack.
function isShallow(value: unknown): boolean {
  let level = [value]
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > DEPTH_MAX) return false
    level = level.flatMap((one) => (typeof one === 'object' && one !== null ? Object.values(one) : []))
  }
  return true
}
