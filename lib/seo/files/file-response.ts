import type { SharedStream } from './shared-stream.ts'

/** What a file is and how long a cache may keep it, in seconds. */
export interface FileKind {
  type: string
  maxAge: number
}

/** A written text as the answer to a request: for robots, and for nobody's search results (seo R63, R74). */
export function fileResponse(request: Request, text: SharedStream, { type, maxAge }: FileKind): Response {
  const { etag } = text
  const headers = new Headers({
    'Cache-Control': `public, max-age=${Math.min(maxAge, 60)}, s-maxage=${maxAge}, stale-while-revalidate=86400`,
    'X-Robots-Tag': 'noindex',
    ...(etag && { ETag: etag }),
  })
  if (etag && request.headers.get('if-none-match')?.includes(etag))
    return new Response(null, { status: 304, headers })
  headers.set('Content-Type', `${type}; charset=utf-8`)
  // The framework compresses what it sends itself, and lets nobody else say so.
  return new Response(text.read().pipeThrough(new DecompressionStream('gzip')), { headers })
}

/** The answer while a file cannot be made and never could. */
export function unavailableFile(): Response {
  const headers = {
    'Cache-Control': 'no-store',
    'Retry-After': '60',
    'Content-Type': 'text/plain; charset=utf-8',
  }
  return new Response('Indisponível no momento.\n', { status: 503, headers })
}
