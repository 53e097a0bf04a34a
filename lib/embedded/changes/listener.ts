/** Hears of changes by the tags of POST /api/revalidate; what it rejects it hears again. */
export type ChangeListener = (tags: string[]) => Promise<void>

/** How often is looked and told; for tests. */
export interface WatchPace {
  lookEvery?: number
  callEvery?: number
}
