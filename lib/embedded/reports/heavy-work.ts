interface Waiting {
  weight: number
  begin: () => void
}

/** Nobody's turn came in time, or too many were waiting already. */
export class TooBusy extends Error {
  override name = 'TooBusy'
}

/** Lets heavy work go on a little at a time: `room` is shared by weight, the rest waits in line for a while. */
export class HeavyWork {
  #room: number
  #longest: number
  #patienceMs: number
  #line: Waiting[] = []

  constructor({ room, longest, patienceMs }: { room: number; longest: number; patienceMs: number }) {
    this.#room = room
    this.#longest = longest
    this.#patienceMs = patienceMs
  }

  /** Runs `work` when there is room for it; throws TooBusy when none comes free in time. */
  async run<T>(weight: number, work: () => Promise<T>): Promise<T> {
    await this.#turn(weight)
    try {
      return await work()
    } finally {
      this.#room += weight
      this.#advance()
    }
  }

  #turn(weight: number): Promise<void> {
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => {
        this.#line = this.#line.filter((one) => one !== waiting)
        // What stood first and was too heavy may have kept a lighter one waiting.
        this.#advance()
        reject(new TooBusy())
      }, this.#patienceMs)
      const waiting: Waiting = {
        weight,
        begin: () => {
          clearTimeout(late)
          this.#room -= weight
          resolve()
        },
      }
      this.#line.push(waiting)
      this.#advance()
      if (this.#line.includes(waiting) && this.#line.length > this.#longest) {
        clearTimeout(late)
        this.#line.pop()
        reject(new TooBusy())
      }
    })
  }

  #advance(): void {
    for (let first = this.#line[0]; first && first.weight <= this.#room; first = this.#line[0]) {
      this.#line.shift()
      first.begin()
    }
  }
}
