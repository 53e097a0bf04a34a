import type { IncomingMessage, ServerResponse } from 'node:http'
import { encodeOnce } from './encoding/compress.ts'
import type { FinishPage } from './finished-page/finished-page.ts'
import type { Answer } from './outage-page.ts'

/** Sends a response that has no stored copy: a page for one visitor, an outage page, a redirect, a payload. */
export async function sendUnstored(
  request: IncomingMessage,
  response: ServerResponse,
  finish: FinishPage,
  { status, headers, body }: Answer,
) {
  if (response.destroyed) return
  const isHtml = String(headers['content-type']).startsWith('text/html')
  const { body: page, policy } = isHtml ? finish(body.toString()) : { body, policy: {} }
  const encoded = await encodeOnce(request, page, {
    type: String(headers['content-type']),
    vary: [headers['vary'] ?? []].flat().join(', ') || undefined,
  })
  const hasBody = request.method !== 'HEAD' && status !== 304
  response.writeHead(status, {
    ...headers,
    ...policy,
    ...encoded.headers,
    ...(hasBody && { 'content-length': encoded.bytes.length }),
  })
  response.end(hasBody ? encoded.bytes : undefined)
}
