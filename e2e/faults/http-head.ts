/** The first line and headers of one HTTP/1.1 request, and the bytes that came after them. */
export interface RequestHead {
  method: string
  path: string
  /** The head to send on: as it came, but asking for one answer per connection. */
  forward: Buffer
  rest: Buffer
}

const END = '\r\n\r\n'

/** Reads the head out of what has arrived so far; undefined while it is not complete. */
export function readHead(received: Buffer): RequestHead | undefined {
  const end = received.indexOf(END)
  if (end === -1) return undefined
  const [first = '', ...headers] = received.subarray(0, end).toString('latin1').split('\r\n')
  const [method = '', path = ''] = first.split(' ')
  // A mode is chosen for each request, so no connection may carry a second one past the proxy.
  const headersToForward = headers.filter((header) => !/^(connection|keep-alive|upgrade):/i.test(header))
  const forward = Buffer.from([first, ...headersToForward, 'Connection: close'].join('\r\n') + END, 'latin1')
  return { method, path, forward, rest: received.subarray(end + END.length) }
}

/** Where the body of a raw answer begins, or -1 while its head is not complete. */
export function bodyStart(answer: Buffer): number {
  const end = answer.indexOf(END)
  return end === -1 ? -1 : end + END.length
}

/** A whole answer with the right length; it closes its connection. */
export function rawAnswer(status: string, body: string, contentType = 'application/json'): string {
  const head = [
    `HTTP/1.1 ${status}`,
    `Content-Type: ${contentType}`,
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ]
  return head.join('\r\n') + END + body
}
