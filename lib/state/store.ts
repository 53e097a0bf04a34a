/** A value that many parts of a page share, in the form that React's useSyncExternalStore reads. */
export interface Store<T> {
  /** The value now; the same object until something changes. */
  get(): T
  /** Changes a part of the value and tells everyone who listens. */
  set(change: Partial<T>): void
  /** Calls back after every change; gives the function that ends it. */
  subscribe(listener: () => void): () => void
}

/** Makes a store with a first value. */
export function createStore<T extends object>(first: T): Store<T> {
  let value = first
  const listeners = new Set<() => void>()
  return {
    get: () => value,
    set(change) {
      value = { ...value, ...change }
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
