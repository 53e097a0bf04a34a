import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { createGzip } from 'node:zlib'

const GZIP_LEVEL = 5

/**
 * A text that is written once, in pieces, and read any number of times from its start, even while it is being written. It is stored
 * compressed: hundreds of thousands of addresses take a few megabytes. A slow reader delays neither the writer nor other readers.
 */
export class SharedStream {
  #chunks: Buffer[] = []
  #bytes = 0
  #isComplete = false
  #failure: unknown
  #wake: (() => void)[] = []
  #digest = createHash('sha256')
  /** Resolves after the last piece; rejects when the source of the pieces fails. */
  readonly finished: Promise<void>
  /** Resolves with the first piece; rejects when the source fails before it. */
  readonly started: Promise<void>
  #start = Promise.withResolvers<void>()

  constructor(pieces: AsyncIterable<string>) {
    this.started = this.#start.promise
    this.finished = this.#write(pieces)
    this.finished.then(this.#start.resolve, this.#start.reject)
    // Avoids unhandled rejections: readers get the error even if no caller awaits these promises.
    this.finished.catch(() => {})
    this.started.catch(() => {})
  }

  /** Compressed bytes so far. */
  get bytes(): number {
    return this.#bytes
  }

  get isComplete(): boolean {
    return this.#isComplete
  }

  /** The ETag of the text; `undefined` until it is complete. */
  get etag(): string | undefined {
    return this.#isComplete ? this.#tag : undefined
  }
  #tag = ''

  /** When the present text was first written, in milliseconds since 1970; undefined until that is known (FileCache). */
  modifiedAt: number | undefined

  /** The gzip-compressed text from its start; fails where writing failed. */
  read(): ReadableStream<Uint8Array<ArrayBuffer>> {
    let next = 0
    return new ReadableStream(
      {
        pull: async (controller) => {
          while (next >= this.#chunks.length && !this.#isComplete && !this.#failure) await this.#nextChunk()
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
    const gzip = createGzip({ level: GZIP_LEVEL })
    source.once('error', (error) => gzip.destroy(error))
    try {
      for await (const chunk of source.pipe(gzip)) {
        this.#chunks.push(chunk as Buffer)
        this.#bytes += (chunk as Buffer).byteLength
        this.#wakeReaders()
      }
      this.#tag = `W/"${this.#digest.digest('base64url').slice(0, 22)}"`
      this.#isComplete = true
    } catch (error) {
      this.#failure = error
      throw error
    } finally {
      this.#wakeReaders()
    }
  }

  async *#digested(pieces: AsyncIterable<string>) {
    for await (const piece of pieces) {
      this.#start.resolve()
      this.#digest.update(piece)
      yield piece
    }
  }

  #nextChunk(): Promise<void> {
    return new Promise((wake) => this.#wake.push(wake))
  }

  #wakeReaders() {
    for (const wake of this.#wake.splice(0)) wake()
  }
}
