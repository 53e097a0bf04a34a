/**
 * Receives the tags of changes, in the form of POST /api/revalidate, the time of the earliest of these changes in milliseconds
 * since 1970, and the position of the latest one in the change log. After a rejection it is called again with the same tags.
 */
export type ChangeListener = (tags: string[], changedAt: number, latest: number) => Promise<void>

/** A change in the store: the tag of the data, and when it was written. */
export interface LoggedChange {
  tag: string
  at: number
  /** The place of the change in the log; later changes have higher ones. */
  position: number
  /** Whether the reader's own process wrote it, and has therefore applied it already. */
  isOwn: boolean
}

/** Intervals in milliseconds, which tests shorten, and a callback. */
export interface WatchOptions {
  /** The time between two reads of the change log. */
  pollEvery?: number
  /** The shortest time between two calls of the listener. */
  callEvery?: number
  /** Called after polls: this process has applied every change before this position of the log. */
  onApplied?: (position: number) => void
}
