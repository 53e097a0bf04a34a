/**
 * Receives the tags of changes, in the form of POST /api/revalidate, and the time of the earliest of these changes in milliseconds
 * since 1970. After a rejection it is called again with the same tags.
 */
export type ChangeListener = (tags: string[], changedAt: number) => Promise<void>

/** A change in the store: the tag of the data, and when it was written. */
export interface Change {
  tag: string
  at: number
}

/** Intervals in milliseconds; tests shorten them. */
export interface WatchPace {
  /** The time between two reads of the change log. */
  pollEvery?: number
  /** The shortest time between two calls of the listener. */
  callEvery?: number
}
