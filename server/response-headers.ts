import type { OutgoingHttpHeaders, ServerResponse } from 'node:http'

// Headers that belong to one response, so a stored page does not keep them.
const RESPONSE_HEADERS =
  /^(?:content-(?:length|encoding)|etag|date|connection|keep-alive|transfer-encoding|set-cookie|x-nextjs-cache|x-page-copy)$/
// The client router reads these in a payload; documents do not need them.
const PAYLOAD_HEADERS = /^x-nextjs-/

/** The headers of Next's response that its page keeps, whoever asks for it. */
export function pageHeadersOf(response: ServerResponse): OutgoingHttpHeaders {
  const isHtml = String(response.getHeader('content-type')).startsWith('text/html')
  const all = Object.entries(response.getHeaders())
  return Object.fromEntries(
    all.filter(([name]) => !RESPONSE_HEADERS.test(name) && !(isHtml && PAYLOAD_HEADERS.test(name))),
  )
}
