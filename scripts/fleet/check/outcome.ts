import type { Fleet } from '../open-fleet.ts'

/** One line of the table that `npm run fleet:check` prints. */
export interface Outcome {
  name: string
  /** What was measured, as `found of expected` where both are counts. */
  figure: string
  isOk: boolean
}

/** How much a run tries: the whole check, or the short form of `npm test`. */
export interface Size {
  cartSessions: number
  requests: number
  /** How many shops the rolling restart restarts. */
  restarts: number
  /** For how long each disruption is under load, in seconds. */
  seconds: number
  /** How long each visitor of a load waits between two requests, in milliseconds. */
  pauseMs: number
}

/** One of the checks, run on a fleet whose parts all work. */
export type Check = (fleet: Fleet, size: Size) => Promise<Outcome[]>
