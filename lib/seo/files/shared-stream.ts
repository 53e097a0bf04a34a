import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { createGzip } from 'node:zlib'

const LEVEL = 5

/**
 * A text that is written once, piece by piece, and read by anybody from its beginning, while it grows too. It is kept
 * compressed: hundreds of thousands of addresses are a few megabytes. How fast a reader reads holds nobody up.
 */
export class SharedStream {
  #chunks: Buffer[] = []
  #bytes = 0
  #isWhole = false
  #failure: unknown
  #wake: (() => void)[] = []
  #digest = createHash('sha256')
  /** Ends with the last piece; rejects when a piece cannot be had. */
  readonly finished: Promise<void>

  constructor(pieces: AsyncIterable<string>) {
    this.finished = this.#write(pieces)
    // Whoever waits for it is told; if nobody does, its readers are.
    this.finished.catch(() => {})
  }

  /** Compressed bytes so far. */
  get bytes(): number {
    return this.#bytes
  }

  get isWhole(): boolean {
    return this.#isWhole
  }

  /** What tells one text from another; nothing before it is whole. */
  get etag(): string | undefined {
    return this.#isWhole ? this.#tag : undefined
  }
  #tag = ''

  /** The text from its beginning, compressed by gzip; fails where the writing failed. */
  read(): ReadableStream<Uint8Array<ArrayBuffer>> {
    let next = 0
    return new ReadableStream(
      {
        pull: async (controller) => {
          while (next >= this.#chunks.length && !this.#isWhole && !this.#failure) await this.#more()
          const chunk = this.#chunks[next++]
          if (chunk) controller.enqueue(new Uint8Array(chunk))
          else if (this.#failure) controller.error(this.#failure)
          else controller.close()
        },
      },
      { highWaterMark: 0 },
    )
  }

  async #write(pieces: AsyncIterable<string>) {
    const source = Readable.from(this.#digested(pieces), { objectMode: true })
    const gzip = createGzip({ level: LEVEL })
    source.once('error', (error) => gzip.destroy(error))
    try {
      for await (const chunk of source.pipe(gzip)) {
        this.#chunks.push(chunk as Buffer)
        this.#bytes += (chunk as Buffer).byteLength
        this.#tell()
      }
      this.#tag = `W/"${this.#digest.digest('base64url').slice(0, 22)}"`
      this.#isWhole = true
    } catch (error) {
      this.#failure = error
      throw error
    } finally {
      this.#tell()
    }
  }

  async *#digested(pieces: AsyncIterable<string>) {
    for await (const piece of pieces) {
      this.#digest.update(piece)
      yield piece
    }
  }

  #more(): Promise<void> {
    return new Promise((wake) => this.#wake.push(wake))
  }

  #tell() {
    for (const wake of this.#wake.splice(0)) wake()
  }
}
