/** Thrown by a semaphore when too many callers wait already, or when a caller has waited too long. */
export class SemaphoreBusy extends Error {
  override name = 'SemaphoreBusy'
}

/** How many callers a semaphore lets wait, and for how long each. Without a limit they wait until it is their turn. */
export interface SemaphoreLimits {
  maxWaiting?: number
  maxWaitMs?: number
}

interface Waiter {
  weight: number
  start: () => void
}

/**
 * A weighted semaphore, first come, first served: tasks that run at the same time weigh at most `capacity` in all. A
 * light task never overtakes a heavy one that waits before it.
 */
export class Semaphore {
  #capacity: number
  #free: number
  #maxWaiting: number
  #maxWaitMs: number | undefined
  #waiters: Waiter[] = []

  constructor(capacity: number, { maxWaiting = Infinity, maxWaitMs }: SemaphoreLimits = {}) {
    this.#capacity = capacity
    this.#free = capacity
    this.#maxWaiting = maxWaiting
    this.#maxWaitMs = maxWaitMs
  }

  /** Whether no task runs and no caller waits. */
  get isIdle(): boolean {
    return this.#free === this.#capacity && this.#waiters.length === 0
  }

  /** Runs a task once its weight fits into the free capacity; throws SemaphoreBusy when a limit is reached first. */
  async run<T>(weight: number, task: () => Promise<T>): Promise<T> {
    const release = await this.acquire(weight)
    try {
      return await task()
    } finally {
      release()
    }
  }

  /** Waits for free capacity, takes `weight` of it and returns the function that releases it. Throws as `run` does. */
  async acquire(weight = 1): Promise<() => void> {
    if (weight > this.#capacity) throw new RangeError(`weight ${weight} of at most ${this.#capacity}`)
    return new Promise((resolve, reject) => {
      const fits = this.#waiters.length === 0 && weight <= this.#free
      if (!fits && this.#waiters.length >= this.#maxWaiting) return reject(new SemaphoreBusy())
      const timer =
        fits || this.#maxWaitMs === undefined ? undefined : setTimeout(() => giveUp(), this.#maxWaitMs)
      const waiter: Waiter = {
        weight,
        start: () => {
          clearTimeout(timer)
          this.#free -= weight
          resolve(this.#releaseOnce(weight))
        },
      }
      const giveUp = () => {
        this.#waiters = this.#waiters.filter((other) => other !== waiter)
        // A lighter task may have waited behind this one.
        this.#startWaiters()
        reject(new SemaphoreBusy())
      }
      this.#waiters.push(waiter)
      this.#startWaiters()
    })
  }

  #releaseOnce(weight: number): () => void {
    let isReleased = false
    return () => {
      if (isReleased) return
      isReleased = true
      this.#free += weight
      this.#startWaiters()
    }
  }

  #startWaiters(): void {
    for (let first = this.#waiters[0]; first && first.weight <= this.#free; first = this.#waiters[0]) {
      this.#waiters.shift()
      first.start()
    }
  }
}
