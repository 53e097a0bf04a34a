import type { IncomingMessage } from 'node:http'
import { needsMiddleware } from '../lib/routes/address-space.ts'
import { routeTable } from '../lib/routes/route-table.ts'

/** The request header that the matcher in middleware.ts requires. */
export const MIDDLEWARE_HEADER = 'x-needs-middleware'

/**
 * Sets the header that makes Next run middleware, only for requests that middleware has to decide about (docs/decisions/0037).
 * Removes a header of this name that the client sent.
 */
export function markForMiddleware(request: IncomingMessage): void {
  delete request.headers[MIDDLEWARE_HEADER]
  const isKnown = (path: string) => routeTable()?.isKnown(path) ?? false
  if (needsMiddleware(request.url ?? '/', isKnown)) request.headers[MIDDLEWARE_HEADER] = '1'
}
