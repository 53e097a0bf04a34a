/** Nobody else can wait any more. */
export class TooManyWaiting extends Error {}

/** Lets so many work at once, so many wait, and turns everybody else away. */
export class Turns {
  #free: number
  #room: number
  #waiting: (() => void)[] = []

  constructor(atOnce: number, waiting: number) {
    this.#free = atOnce
    this.#room = waiting
  }

  /** Does the work when its turn comes. Rejects with TooManyWaiting at once when there is no room to wait. */
  async take<T>(work: () => Promise<T>): Promise<T> {
    const release = await this.enter()
    try {
      return await work()
    } finally {
      release()
    }
  }

  /** Waits for a turn; whoever has it gives it back by the function that it gets. Rejects as `take` does. */
  async enter(): Promise<() => void> {
    if (this.#free > 0) this.#free--
    else if (this.#waiting.length >= this.#room) throw new TooManyWaiting()
    else await new Promise<void>((begin) => this.#waiting.push(begin))
    return () => {
      // Whoever is next takes this very turn over.
      const next = this.#waiting.shift()
      if (next) next()
      else this.#free++
    }
  }
}
