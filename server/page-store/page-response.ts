import { ServerResponse, type IncomingMessage } from 'node:http'

/** A response that holds the page in memory until it is complete, so that the server can change it before it sends anything. */
export class PageResponse extends ServerResponse {
  #parts: Buffer[] = []
  #complete: (body: Buffer) => void
  #isSent = false

  /** Calls `complete` with the whole body when Next has ended the response. */
  constructor(request: IncomingMessage, complete: (response: PageResponse, body: Buffer) => void) {
    super(request)
    this.#complete = (body) => complete(this, body)
  }

  override writeHead(status: number, ...rest: unknown[]): this {
    this.statusCode = status
    const headers = rest.find((value) => typeof value === 'object' && value !== null)
    for (const [name, value] of Object.entries(headers ?? {})) this.setHeader(name, value as string)
    return this
  }

  override flushHeaders(): void {}

  override write(chunk: unknown, ...rest: unknown[]): boolean {
    if (chunk !== null && chunk !== undefined) this.#parts.push(toBuffer(chunk, rest[0]))
    const done = rest.findLast((value) => typeof value === 'function')
    if (done) process.nextTick(done)
    return true
  }

  override end(...sent: unknown[]): this {
    if (this.#isSent) return this
    this.#isSent = true
    const [chunk, encoding] = sent
    if (typeof chunk === 'string' || chunk instanceof Uint8Array) this.#parts.push(toBuffer(chunk, encoding))
    this.finished = true
    this.#complete(Buffer.concat(this.#parts))
    const done = sent.findLast((value) => typeof value === 'function')
    process.nextTick(() => {
      if (done) done()
      this.emit('finish')
      this.emit('close')
    })
    return this
  }
}

function toBuffer(chunk: unknown, encoding: unknown): Buffer {
  if (typeof chunk !== 'string') return Buffer.from(chunk as Uint8Array)
  return Buffer.from(chunk, typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8')
}
