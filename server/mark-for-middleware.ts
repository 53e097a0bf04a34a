import type { IncomingMessage } from 'node:http'
import { needsMiddleware } from '../lib/routes/address-space.ts'
import { routeTable } from '../lib/routes/route-table.ts'

/** The header that the matcher in middleware.ts waits for. */
export const MIDDLEWARE_HEADER = 'x-needs-middleware'

/**
 * Sets the header that makes Next run middleware, and only where middleware has something to decide (docs/decisions/0037).
 * What a client sends under this name is dropped.
 */
export function markForMiddleware(request: IncomingMessage): void {
  delete request.headers[MIDDLEWARE_HEADER]
  const isKnown = (path: string) => routeTable()?.isKnown(path) ?? false
  if (needsMiddleware(request.url ?? '/', isKnown)) request.headers[MIDDLEWARE_HEADER] = '1'
}
