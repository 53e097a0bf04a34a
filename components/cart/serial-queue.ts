/** Runs tasks one after the other, in the order they came. */
export interface SerialQueue {
  add<T>(task: () => Promise<T>): Promise<T>
  /** Resolves when everything that was added so far has ended, well or badly. */
  idle(): Promise<void>
}

/** Makes a queue: with it two first adds cannot mint two carts, the second one already has the session (contract 3.1). */
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
