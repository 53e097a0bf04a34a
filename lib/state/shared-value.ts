/** A shared value with the interface that React's useSyncExternalStore expects. */
export interface SharedValue<T> {
  /** The current value; the same object until a change. */
  get(): T
  /** Changes a part of the value and notifies the listeners. */
  set(change: Partial<T>): void
  /** Subscribes to changes; returns the function that unsubscribes. */
  subscribe(listener: () => void): () => void
}

/** Creates a shared value from its initial one. */
export function createSharedValue<T extends object>(first: T): SharedValue<T> {
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
