/** Receives the tags of changes, in the form of POST /api/revalidate. After a rejection it is called again with the same tags. */
export type ChangeListener = (tags: string[]) => Promise<void>

/** Intervals in milliseconds; tests shorten them. */
export interface WatchPace {
  /** The time between two reads of the change log. */
  pollEvery?: number
  /** The shortest time between two calls of the listener. */
  callEvery?: number
}
