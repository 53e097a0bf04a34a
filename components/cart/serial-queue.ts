/** Runs tasks one after the other, in the order of add(). */
export interface SerialQueue {
  add<T>(task: () => Promise<T>): Promise<T>
  /** Resolves when all tasks added so far have ended, successfully or not. */
  idle(): Promise<void>
}

/** Creates a queue. It keeps two simultaneous first adds from creating two carts: the second request has the session of the first (contract 3.1). */
export function createSerialQueue(): SerialQueue {
  let last: Promise<unknown> = Promise.resolve()
  const end = () => undefined
  return {
    add(task) {
      const run = last.then(task)
      last = run.catch(end)
      return run
    },
    idle: () => last.then(end),
  }
}
