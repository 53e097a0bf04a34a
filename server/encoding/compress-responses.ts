import type { IncomingMessage, ServerResponse } from 'node:http'
import compression from 'compression'
import { Negotiator } from 'negotiator'
import { deferScripts, withDeferredScripts } from '../deferred-scripts.ts'
import { CompressedPages, type Encoding } from './compressed-pages.ts'

const WORTH_BYTES = 1024
const ENCODINGS: Encoding[] = ['br', 'gzip']

/** The encoding of ours that this browser is best served with, or nothing. */
export function preferredEncoding(request: IncomingMessage): Encoding | undefined {
  const [best] = new Negotiator(request).encodings<string>([...ENCODINGS, 'identity'], {
    preferred: ENCODINGS,
  })
  return ENCODINGS.find((encoding) => encoding === best)
}

/**
 * Gives what encodes the answer to a request: a whole page with an entity tag from what is kept, everything else while it is
 * sent (docs/decisions/0030). To be set before others wrap the response, so that it sees what they make of it.
 */
export function createCompression(kept = new CompressedPages()) {
  const whileSending = compression({ threshold: WORTH_BYTES }) as unknown as (
    request: IncomingMessage,
    response: ServerResponse,
    next: () => void,
  ) => void

  return (request: IncomingMessage, response: ServerResponse): void => {
    whileSending(request, response, () => {})
    deferScripts(response)
    const encoding = request.method === 'GET' ? preferredEncoding(request) : undefined
    if (!encoding) return
    const { end } = response
    response.end = ((...sent: unknown[]) => {
      const [body] = sent
      const tag = isWholePage(response, body) && response.getHeader('ETag')
      const encoded =
        typeof tag === 'string'
          ? kept.get(tag, encoding, () => withDeferredScripts(response, body as string))
          : undefined
      if (encoded) {
        response.setHeader('Content-Encoding', encoding)
        response.setHeader('Content-Length', encoded.length)
      }
      return Reflect.apply(end, response, encoded ? [encoded] : sent)
    }) as typeof end
  }
}

function isWholePage(response: ServerResponse, body: unknown): body is string | Uint8Array {
  if (response.headersSent || response.statusCode !== 200 || response.hasHeader('Content-Encoding'))
    return false
  if (typeof body !== 'string' && !(body instanceof Uint8Array)) return false
  if (body.length < WORTH_BYTES || /no-transform/.test(String(response.getHeader('Cache-Control'))))
    return false
  return compression.filter({} as never, response as never)
}
