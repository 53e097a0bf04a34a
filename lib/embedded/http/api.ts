import type { ErrorCode } from '#lib/contract/error.ts'
import type { FailureDetails, HandlerResult, RequestContext } from './handler-result.ts'
import type { Router } from './router.ts'

/** One of the two APIs: its routes and its form of an error response (contract 3.6). */
export interface Api {
  /** Whether this API responds to requests for this pathname, even if with 404. */
  owns: (pathname: string) => boolean
  router: Router
  fail: (context: RequestContext, status: number, code: ErrorCode, details?: FailureDetails) => HandlerResult
  /** Whether a client has to send the store's App-Token. */
  needsAppToken: boolean
}
