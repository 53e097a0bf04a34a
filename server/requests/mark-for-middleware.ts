import type { IncomingMessage } from 'node:http'
import { kindForRewrite, needsMiddleware } from '../../lib/routes/known-pages.ts'
import { routeTable } from '../../lib/routes/route-table.ts'

/** The request header that the matcher in middleware.ts requires. */
export const MIDDLEWARE_HEADER = 'x-needs-middleware'

/** The request header with which next.config.mjs selects the internal route of a page (docs/decisions/0039). */
const KIND_HEADER = 'x-page-kind'

/**
 * Sets the header that makes Next run middleware, only for requests that middleware has to decide about (docs/decisions/0037),
 * and for a known page whose address does not show its kind, the header that names the kind (docs/decisions/0039). Removes
 * headers of these names that the client sent.
 */
export function markForMiddleware(request: IncomingMessage): void {
  delete request.headers[MIDDLEWARE_HEADER]
  delete request.headers[KIND_HEADER]
  const table = routeTable()
  const url = request.url ?? '/'
  if (!table || needsMiddleware(url, table)) {
    request.headers[MIDDLEWARE_HEADER] = '1'
    return
  }
  const kind = kindForRewrite(url, table)
  if (kind) request.headers[KIND_HEADER] = kind
}
