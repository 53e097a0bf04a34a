/** The request line and headers of one HTTP/1.1 request, and the bytes received after them. */
export interface RequestHead {
  method: string
  path: string
  /** The head to send upstream: the received one with `Connection: close`. */
  forward: Buffer
  rest: Buffer
}

const END = '\r\n\r\n'

/** Parses the head of the bytes received so far; `undefined` while it is not complete. */
export function readHead(received: Buffer): RequestHead | undefined {
  const end = received.indexOf(END)
  if (end === -1) return undefined
  const [first = '', ...headers] = received.subarray(0, end).toString('latin1').split('\r\n')
  const [method = '', path = ''] = first.split(' ')
  // The proxy chooses a mode for each request, so each connection carries only one request.
  const headersToForward = headers.filter((header) => !/^(connection|keep-alive|upgrade):/i.test(header))
  const forward = Buffer.from([first, ...headersToForward, 'Connection: close'].join('\r\n') + END, 'latin1')
  return { method, path, forward, rest: received.subarray(end + END.length) }
}

/** Returns the offset of the body in a raw response, or -1 while its head is not complete. */
export function bodyStart(response: Buffer): number {
  const end = response.indexOf(END)
  return end === -1 ? -1 : end + END.length
}

/** Returns a whole raw response with the right Content-Length; it closes its connection. */
export function rawResponse(status: string, body: string, contentType = 'application/json'): string {
  const head = [
    `HTTP/1.1 ${status}`,
    `Content-Type: ${contentType}`,
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ]
  return head.join('\r\n') + END + body
}
