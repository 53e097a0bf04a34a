import type { SharedStream } from './shared-stream.ts'

/** A file's media type, and how long a shared cache may store it, in seconds. */
export interface FileKind {
  type: string
  maxAge: number
}

/** The response with a file for crawlers; the file itself must not be indexed (R63, R74). */
export function fileResponse(request: Request, text: SharedStream, { type, maxAge }: FileKind): Response {
  const { etag, modifiedAt } = text
  const headers = new Headers({
    'Cache-Control': `public, max-age=${Math.min(maxAge, 60)}, s-maxage=${maxAge}, stale-while-revalidate=86400`,
    'X-Robots-Tag': 'noindex',
    ...(etag && { ETag: etag }),
    ...(modifiedAt !== undefined && { 'Last-Modified': new Date(modifiedAt).toUTCString() }),
  })
  if (isKnown(request.headers, text)) return new Response(null, { status: 304, headers })
  headers.set('Content-Type', `${type}; charset=utf-8`)
  // Sent decompressed: the server compresses responses for each client's encoding.
  return new Response(text.read().pipeThrough(new DecompressionStream('gzip')), { headers })
}

// If-Modified-Since counts only without If-None-Match (RFC 9110, 13.2.2). Its dates are whole seconds.
function isKnown(headers: Headers, { etag, modifiedAt }: SharedStream): boolean {
  const tags = headers.get('if-none-match')
  if (tags !== null) return etag !== undefined && tags.includes(etag)
  const since = Date.parse(headers.get('if-modified-since') ?? '')
  return modifiedAt !== undefined && since >= modifiedAt - (modifiedAt % 1000)
}

/** The response when a file cannot be written and no earlier one is cached. */
export function unavailableFile(): Response {
  const headers = {
    'Cache-Control': 'no-store',
    'Retry-After': '60',
    'Content-Type': 'text/plain; charset=utf-8',
  }
  return new Response('Indisponível no momento.\n', { status: 503, headers })
}
