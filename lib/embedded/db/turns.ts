import { WRITE_PATIENCE_MS } from './database.ts'
import { DatabaseUnavailable } from './unavailable.ts'

/**
 * Writes that would lock the same row wait for one another here, in the order they came, instead of each in a connection of
 * its own: one busy cart must not keep everybody else from the database (L1).
 */
export class Turns {
  #last = new Map<string, Promise<unknown>>()

  /** Runs `work` when those before it in the turns of `name` are done; throws DatabaseUnavailable when that takes three seconds. */
  run<T>(name: string, work: () => Promise<T>): Promise<T> {
    const before = this.#last.get(name) ?? Promise.resolve()
    const result = withPatience(before).then(work)
    // Who gave up must not let the next one in early.
    const done = Promise.allSettled([before, result]).then(() => {
      if (this.#last.get(name) === done) this.#last.delete(name)
    })
    this.#last.set(name, done)
    return result
  }

  /** How many names are waited for. */
  get size(): number {
    return this.#last.size
  }
}

function withPatience(before: Promise<unknown>): Promise<void> {
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(new DatabaseUnavailable('others write to the same row'))
    const late = setTimeout(giveUp, WRITE_PATIENCE_MS)
    void before.then(() => {
      clearTimeout(late)
      resolve()
    })
  })
}
