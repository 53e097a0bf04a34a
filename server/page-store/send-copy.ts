import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import type { EdgeHeaders } from '../cdn/edge-headers.ts'
import { varyByEncoding } from '../encoding/compress.ts'
import { preferredEncoding } from '../encoding/preferred-encoding.ts'
import { CopyHeads, toFields } from './copy-heads.ts'
import { PageEncodings } from './page-encodings.ts'
import type { Content } from './stored-page.ts'

/** The value of the Cache-Status header: whether a page came from memory (RFC 9211). */
export type CacheState = 'hit' | 'hit; detail=stale' | 'hit; detail=expired' | 'fwd=miss; stored'

/** Sends a document or payload in the encoding that the client prefers; 304 when the client has it already. */
export type SendCopy = (
  request: IncomingMessage,
  response: ServerResponse,
  content: Content,
  headers: OutgoingHttpHeaders,
  state: CacheState,
  status?: number,
) => void

/** Learns of every page that is sent; returns headers about it. */
export type ObservePage = (request: IncomingMessage, state: CacheState) => Readonly<Record<string, string>>

/** Creates the function that sends stored pages; each content is compressed quickly once, and strongly from its second visit on (docs/decisions/0047). */
export function createSendCopy(
  encodings = new PageEncodings(),
  edgeHeaders: EdgeHeaders = () => ({}),
  observe: ObservePage = () => ({}),
): SendCopy {
  const heads = new CopyHeads()

  // Everything that is the same for every visitor.
  function headersOf(content: Content, headers: OutgoingHttpHeaders, state: CacheState, etag?: string) {
    const isCurrent = etag !== undefined && (state === 'hit' || state === 'fwd=miss; stored')
    return {
      ...headers,
      ...(etag !== undefined && withMaxAge(headers)),
      ...content.headers,
      ...edgeHeaders(content.tags && { tags: content.tags, isCurrent }),
      ...(etag !== undefined && { etag, ...lastModified(content) }),
      'cache-status': `shop; ${state}`,
      vary: varyByEncoding(headers['vary'] === undefined ? undefined : String(headers['vary'])),
    }
  }

  return (request, response, content, headers, state, status = 200) => {
    const encoding = preferredEncoding(request)
    // Each encoding has its own bytes and therefore its own ETag.
    const etag = encoding ? `"${content.hash}-${encoding}"` : `"${content.hash}"`
    const make = () => headersOf(content, headers, state, status === 200 ? etag : undefined)
    const isFromMemory = status === 200 && state !== 'fwd=miss; stored'
    const kept = isFromMemory
      ? heads.fieldsOf(content, `${encoding} ${state}`, headers, make)
      : toFields(make())
    const fields = [...kept, ...toFields(observe(request, state))]
    if (status === 200 && isCurrent(request.headers, etag, content))
      return void response.writeHead(304, fields).end()
    const send = (body: Buffer) => {
      fields.push('content-length', body.length)
      if (encoding) fields.push('content-encoding', encoding)
      response.writeHead(status, fields)
      response.end(request.method === 'HEAD' ? undefined : body)
    }
    if (!encoding) return send(content.bytes())
    const ready = encodings.get(content.hash, encoding)
    const isRepeated = state !== 'fwd=miss; stored'
    if (isRepeated && (!ready || encodings.isQuick(ready)))
      encodings.prepare(content.hash, encoding, content.bytes)
    if (ready) return send(ready)
    encodings
      .compressed(content.hash, encoding, content.bytes)
      .then(send, (error: unknown) => response.destroy(error as Error))
  }
}

// Next's header has no `max-age`. Without one, a browser may use its copy of a page without a request for a tenth of the time since the
// page last changed.
function withMaxAge({ 'cache-control': control }: OutgoingHttpHeaders): OutgoingHttpHeaders {
  return String(control).startsWith('s-maxage')
    ? { 'cache-control': `public, max-age=0, ${String(control)}` }
    : {}
}

function lastModified({ lastModified: time }: Content): { 'last-modified'?: string } {
  return time === undefined ? {} : { 'last-modified': new Date(time).toUTCString() }
}

// Without an ETag of its own, a client names the time of its copy; that header has whole seconds.
function isCurrent(headers: IncomingHttpHeaders, etag: string, { lastModified: time }: Content): boolean {
  const tags = headers['if-none-match']
  if (tags !== undefined) return isKnown(tags, etag)
  const since = headers['if-modified-since']
  return since !== undefined && time !== undefined && Math.floor(time / 1000) * 1000 <= Date.parse(since)
}

/** Whether an If-None-Match header contains this ETag. A weak one counts: the comparison for GET is weak. */
function isKnown(header: string, etag: string): boolean {
  return header === '*' || header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
}
