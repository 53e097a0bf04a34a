import { setTimeout as sleep } from 'node:timers/promises'
import { Turns } from '../turns.ts'
import { WrittenText } from './written-text.ts'

const AT_ONCE = 2
const WAITING = 50
// Longer than most files take; a larger one is read while it grows.
const PATIENCE_MS = 2000

/** How a file is made. */
export interface Recipe {
  /** How long nobody writes it anew, in milliseconds. */
  freshMs: number
  write: () => AsyncIterable<string>
}

interface Place {
  text: WrittenText
  until: number
}

/**
 * Files for robots that are made when they are asked for: one writing for all who ask, two writings at a time, the last good
 * file while a new one cannot be had (seo R6, R63). Those asked for longest ago give way when there are too many bytes.
 */
export class Shelf {
  #good = new Map<string, Place>()
  #growing = new Map<string, WrittenText>()
  #turns = new Turns(AT_ONCE, WAITING)
  #limit: number
  #now: () => number

  constructor(limitBytes: number, now: () => number = Date.now) {
    this.#limit = limitBytes
    this.#now = now
  }

  /** The file of this name. Rejects with what went wrong when it cannot be made and never could. */
  async open(name: string, recipe: Recipe): Promise<WrittenText> {
    const good = this.#good.get(name)
    if (good && good.until > this.#now()) return good.text
    const text = this.#growing.get(name) ?? this.#begin(name, recipe)
    try {
      await Promise.race([text.finished, sleep(PATIENCE_MS, undefined, { ref: false })])
      return text
    } catch (error) {
      if (!good) throw error
      console.error('erro', name, String(error))
      return good.text
    }
  }

  /** Makes every file be written anew when it is next asked for; until then the old one is still good. */
  outdate(): void {
    for (const place of this.#good.values()) place.until = -Infinity
  }

  #begin(name: string, { freshMs, write }: Recipe): WrittenText {
    const text = new WrittenText(this.#inTurn(write))
    this.#growing.set(name, text)
    text.finished
      .then(() => this.#keep(name, { text, until: this.#now() + freshMs }))
      .catch(() => {})
      .finally(() => this.#growing.delete(name))
    return text
  }

  async *#inTurn(write: Recipe['write']) {
    const release = await this.#turns.enter()
    try {
      yield* write()
    } finally {
      release()
    }
  }

  #keep(name: string, place: Place) {
    this.#good.delete(name)
    this.#good.set(name, place)
    let bytes = [...this.#good.values()].reduce((sum, { text }) => sum + text.bytes, 0)
    for (const [oldest, { text }] of this.#good) {
      if (bytes <= this.#limit) break
      this.#good.delete(oldest)
      bytes -= text.bytes
    }
  }
}
