import type { ErrorCode } from '#lib/contract/error.ts'
import {
  CACHE,
  type RequestContext,
  type FailureDetails,
  type HandlerResult,
} from '../http/handler-result.ts'
import { ERROR_TEXTS } from '../store/texts.ts'
import { REPORTS_TEXTS } from './texts.ts'

/** The Vary header of the reports API. */
export const VARY = 'Accept, Accept-Language'

/** An error result of the reports API in Laravel's format: `message`, and `errors` by field (contract 3.6). */
export function reportsFailure(
  { language }: RequestContext,
  status: number,
  code: ErrorCode,
  { headers, extra }: FailureDetails = {},
): HandlerResult {
  const message = (REPORTS_TEXTS[code] ?? ERROR_TEXTS[code])[language]
  return {
    status,
    body: JSON.stringify({ message, ...extra }),
    cacheControl: CACHE.personal,
    headers: { Vary: VARY, ...headers },
    language,
  }
}
