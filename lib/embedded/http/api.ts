import type { ErrorCode } from '#lib/contract/error.ts'
import type { Handler } from './call.ts'
import type { Asker, FailureDetails, Outcome } from './outcome.ts'

/** How a route treats the request's body: JSON, JSON and plain forms, or those and forms with a file. */
export type BodyUse = 'none' | 'optional' | 'required' | 'form' | 'upload'

/** One method of one address. */
export interface Route {
  handler: Handler
  body: BodyUse
}

/** An address of an API: its methods, its pattern and the names in it, with slashes between them. */
export interface Found {
  methods: Record<string, Route>
  pattern: string
  name: string
}

/** One of the two APIs that are served: what it knows and how it says no (contract 3, rule 6). */
export interface Api {
  find: (pathname: string) => Found | null
  fail: (asker: Asker, status: number, code: ErrorCode, details?: FailureDetails) => Outcome
  /** Whether its callers name the store by App-Token. */
  needsToken: boolean
}
