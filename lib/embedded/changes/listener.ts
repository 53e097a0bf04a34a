/** Receives the tags of POST /api/revalidate. After a rejection it is called again with the same tags. */
export type ChangeListener = (tags: string[]) => Promise<void>

/** Intervals in milliseconds; tests shorten them. */
export interface WatchPace {
  pollEvery?: number
  callEvery?: number
}
