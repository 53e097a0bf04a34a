import type { ErrorCode } from '#lib/contract/error.ts'
import type { FailureDetails, HandlerResult, RequestContext } from './handler-result.ts'
import type { Router } from './router.ts'

/** One of the two APIs that are served: its addresses and its form of an error answer (contract 3, rule 6). */
export interface Api {
  /** Whether requests for this pathname are answered by this API, if only with 404. */
  owns: (pathname: string) => boolean
  router: Router
  fail: (context: RequestContext, status: number, code: ErrorCode, details?: FailureDetails) => HandlerResult
  /** Whether a client has to send the store's App-Token. */
  needsToken: boolean
}
