import type { IncomingMessage, ServerResponse } from 'node:http'
import compression from 'compression'
import { Negotiator } from 'negotiator'
import { deferScripts, withDeferredScripts } from '../deferred-scripts.ts'
import { CompressedPages, type Encoding } from './compressed-pages.ts'

const MIN_BYTES = 1024
const ENCODINGS: Encoding[] = ['br', 'gzip']

/** The encoding for this client among those that the server supports; `undefined` for an uncompressed response. */
export function preferredEncoding(request: IncomingMessage): Encoding | undefined {
  const [best] = new Negotiator(request).encodings<string>([...ENCODINGS, 'identity'], {
    preferred: ENCODINGS,
  })
  return ENCODINGS.find((encoding) => encoding === best)
}

/**
 * Returns a function that compresses a response: a whole page with an ETag from the cache of compressed pages, any other response
 * while it is sent (docs/decisions/0030). Call it before other code wraps the response, so that it compresses their output.
 */
export function createCompression(cache = new CompressedPages()) {
  const compressWhileSending = compression({ threshold: MIN_BYTES }) as unknown as (
    request: IncomingMessage,
    response: ServerResponse,
    next: () => void,
  ) => void

  return (request: IncomingMessage, response: ServerResponse): void => {
    compressWhileSending(request, response, () => {})
    deferScripts(response)
    const encoding = request.method === 'GET' ? preferredEncoding(request) : undefined
    if (!encoding) return
    const { end } = response
    response.end = ((...sent: unknown[]) => {
      const [body] = sent
      const tag = isWholePage(response, body) && response.getHeader('ETag')
      const encoded =
        typeof tag === 'string'
          ? cache.get(tag, encoding, () => withDeferredScripts(response, body as string))
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
  if (body.length < MIN_BYTES || /no-transform/.test(String(response.getHeader('Cache-Control'))))
    return false
  return compression.filter({} as never, response as never)
}
