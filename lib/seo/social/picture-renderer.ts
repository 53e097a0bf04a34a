import { fork, type ChildProcess } from 'node:child_process'
import path from 'node:path'
import { Semaphore } from '#lib/concurrency/semaphore.ts'
import type { SocialCard } from './card.ts'

/** What the painter is asked for. */
export interface RenderRequest {
  id: number
  card: SocialCard
}

interface Painted {
  id: number
  png?: Uint8Array
  error?: string
}

const AT_ONCE = 2
const WAITING = 20
const DEADLINE_MS = 10_000
const IDLE_MS = 30_000

/**
 * Has cards painted, two at a time, by a process of its own that is there only while it is needed: the shop's own process
 * refuses to decode SVG and WebP, whatever strangers send as photos, and must go on refusing (docs/decisions/0026).
 */
export class PictureRenderer {
  #file: string
  #semaphore = new Semaphore(AT_ONCE, { maxWaiting: WAITING })
  #painter: ChildProcess | undefined
  #orders = new Map<number, { done: (png: Buffer) => void; fail: (error: Error) => void }>()
  #last = 0
  #idle: NodeJS.Timeout | undefined

  constructor(file = path.join(process.cwd(), 'lib', 'seo', 'social', 'renderer-process.ts')) {
    this.#file = file
  }

  /** A card as PNG. Rejects with SemaphoreBusy at once when many wait, with another error when it cannot be painted in time. */
  paint(card: SocialCard): Promise<Buffer> {
    return this.#semaphore.run(1, () => this.#order(card))
  }

  /** Ends the painter. */
  close(): void {
    clearTimeout(this.#idle)
    const painter = this.#painter
    this.#painter = undefined
    painter?.kill()
    for (const { fail } of this.#orders.values()) fail(new Error('the painter has ended'))
    this.#orders.clear()
  }

  async #order(card: SocialCard): Promise<Buffer> {
    clearTimeout(this.#idle)
    const painter = (this.#painter ??= this.#hire())
    const id = ++this.#last
    // Whatever keeps a painter so long keeps all who wait: the next order gets another one.
    const deadline = setTimeout(() => this.close(), DEADLINE_MS)
    try {
      return await new Promise<Buffer>((done, fail) => {
        this.#orders.set(id, { done, fail })
        painter.send({ id, card } satisfies RenderRequest, (error) => error && fail(error))
      })
    } finally {
      clearTimeout(deadline)
      this.#orders.delete(id)
      if (this.#orders.size === 0) this.#endWhenIdle()
    }
  }

  // Orders that fail together each find nothing left to do: one timer that nobody holds would end a later painter at work.
  #endWhenIdle(): void {
    clearTimeout(this.#idle)
    this.#idle = setTimeout(() => this.close(), IDLE_MS).unref()
  }

  #hire(): ChildProcess {
    const painter = fork(this.#file, {
      execArgv: [],
      // What its threads free goes back to the machine; without, it takes half as much again.
      env: { ...process.env, MALLOC_ARENA_MAX: '1' },
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    painter.on('message', ({ id, png, error }: Painted) => {
      const order = this.#orders.get(id)
      if (png) order?.done(Buffer.from(png))
      else order?.fail(new Error(error))
    })
    painter.on('exit', () => this.#painter === painter && this.close())
    painter.on('error', () => this.#painter === painter && this.close())
    // It is no reason for the shop to stay open.
    painter.unref()
    painter.channel?.unref()
    return painter
  }
}
