// A limit, because a long task may only have waited for a store that does not respond, and then took little processor time.
const LONGEST_REST_MS = 2000

/** Lets one task run at a time, with a pause after each that is `rest` times as long as the task took, at most two seconds. */
export class Pace {
  #isTaken = false
  #rest: number
  #onFree: () => void

  /** `onFree` is called at the end of each pause. */
  constructor(rest: number, onFree: () => void) {
    this.#rest = rest
    this.#onFree = onFree
  }

  /** Whether no task runs and no pause lasts. */
  get isFree(): boolean {
    return !this.#isTaken
  }

  /** Notes the start of a task; returns the function to call at its end. */
  start(): () => void {
    this.#isTaken = true
    const startedAt = performance.now()
    return () => {
      const pause = setTimeout(
        () => {
          this.#isTaken = false
          this.#onFree()
        },
        Math.min((performance.now() - startedAt) * this.#rest, LONGEST_REST_MS),
      )
      // A waiting task does not keep the process alive.
      pause.unref()
    }
  }
}
