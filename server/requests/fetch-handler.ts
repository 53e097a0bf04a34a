import type { IncomingMessage, ServerResponse } from 'node:http'
import { ReadableStream } from 'node:stream/web'
import { encodeOnce } from '../encoding/compress.ts'

type FetchHandler = (request: Request) => Promise<Response>

/**
 * Answers a request of node:http with a handler of the Fetch API; 500 when the handler throws. The handler counts a request before it
 * reads its body, so no byte of the body is read until then (L15). The response is compressed in one piece: a
 * compressing stream of its own costs as much processor time as reading a cart.
 */
export async function answerWith(
  handler: FetchHandler,
  { incoming, outgoing, origin }: { incoming: IncomingMessage; outgoing: ServerResponse; origin: string },
): Promise<void> {
  try {
    const response = await handler(toFetchRequest(incoming, origin))
    const { headers } = response
    const { bytes, headers: encoding } = await encodeOnce(
      incoming,
      Buffer.from(await response.arrayBuffer()),
      {
        type: headers.get('content-type') ?? '',
        vary: headers.get('vary') ?? undefined,
      },
    )
    if (outgoing.destroyed) return
    outgoing.statusCode = response.status
    outgoing.setHeaders(headers)
    for (const [name, value] of Object.entries(encoding)) outgoing.setHeader(name, value)
    outgoing.end(incoming.method === 'HEAD' ? undefined : bytes)
  } catch (error) {
    if (incoming.errored) return void outgoing.destroy()
    console.error('fault of the shop at', incoming.url?.split('?', 1)[0], error)
    outgoing.writeHead(500, { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' }).end()
  }
}

function toFetchRequest(incoming: IncomingMessage, origin: string): Request {
  const { method = 'GET', url = '/' } = incoming
  const headers = new Headers()
  for (const [name, value] of Object.entries(incoming.headers)) headers.set(name, String(value))
  if (method === 'GET' || method === 'HEAD') return new Request(origin + url, { method, headers })
  // What a handler leaves of a body is still read by node:http, so the connection stays usable.
  const body = ReadableStream.from(incoming.iterator({ destroyOnReturn: false }))
  const streamed = { body: body as BodyInit, duplex: 'half' }
  return new Request(origin + url, { method, headers, ...streamed })
}
