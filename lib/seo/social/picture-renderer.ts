import { fork, type ChildProcess } from 'node:child_process'
import path from 'node:path'
import { Semaphore } from '#lib/concurrency/semaphore.ts'
import type { SocialCard } from './card.ts'

/** A message to the renderer process. */
export interface RenderRequest {
  id: number
  card: SocialCard
}

interface RenderResult {
  id: number
  png?: Uint8Array
  error?: string
}

const MAX_CONCURRENT = 2
const MAX_WAITING = 20
const DEADLINE_MS = 10_000
const IDLE_MS = 30_000

/**
 * Renders cards, two at a time, in a child process that runs only while it is needed. The shop's own process must never decode SVG
 * or WebP, because visitors upload photos to it (docs/decisions/0026).
 */
export class PictureRenderer {
  #file: string
  #semaphore = new Semaphore(MAX_CONCURRENT, { maxWaiting: MAX_WAITING })
  #process: ChildProcess | undefined
  #pending = new Map<number, { done: (png: Buffer) => void; fail: (error: Error) => void }>()
  #lastId = 0
  #idle: NodeJS.Timeout | undefined

  constructor(file = path.join(process.cwd(), 'lib', 'seo', 'social', 'renderer-process.ts')) {
    this.#file = file
  }

  /** Renders a card as PNG. Throws SemaphoreBusy when too many requests wait, another error when rendering fails or takes too long. */
  render(card: SocialCard): Promise<Buffer> {
    return this.#semaphore.run(1, () => this.#send(card))
  }

  /** Ends the renderer process. */
  close(): void {
    clearTimeout(this.#idle)
    const child = this.#process
    this.#process = undefined
    child?.kill()
    for (const { fail } of this.#pending.values()) fail(new Error('the renderer has ended'))
    this.#pending.clear()
  }

  async #send(card: SocialCard): Promise<Buffer> {
    clearTimeout(this.#idle)
    const child = (this.#process ??= this.#start())
    const id = ++this.#lastId
    // A renderer that hangs blocks all pending requests, so it is ended; the next request starts a new one.
    const deadline = setTimeout(() => this.close(), DEADLINE_MS)
    try {
      return await new Promise<Buffer>((done, fail) => {
        this.#pending.set(id, { done, fail })
        child.send({ id, card } satisfies RenderRequest, (error) => error && fail(error))
      })
    } finally {
      clearTimeout(deadline)
      this.#pending.delete(id)
      if (this.#pending.size === 0) this.#endWhenIdle()
    }
  }

  // Requests that fail together each call this. A timer that is not cleared would end a later renderer while it works.
  #endWhenIdle(): void {
    clearTimeout(this.#idle)
    this.#idle = setTimeout(() => this.close(), IDLE_MS).unref()
  }

  #start(): ChildProcess {
    const child = fork(this.#file, {
      execArgv: [],
      // With one malloc arena, freed memory is returned to the system; without it, the process uses half as much memory again.
      env: { ...process.env, MALLOC_ARENA_MAX: '1' },
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    child.on('message', ({ id, png, error }: RenderResult) => {
      const request = this.#pending.get(id)
      if (png) request?.done(Buffer.from(png))
      else request?.fail(new Error(error))
    })
    child.on('exit', () => {
      if (this.#process === child) this.close()
    })
    child.on('error', () => {
      if (this.#process === child) this.close()
    })
    // The child process does not keep the shop's process alive.
    child.unref()
    child.channel?.unref()
    return child
  }
}
