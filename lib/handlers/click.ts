import 'server-only'
import { readClick, type Click } from '../attribution/click.ts'
import { newClickCookies, consentedClick } from '../attribution/click-consent.ts'
import { isSameOrigin } from './api-proxy.ts'
import { host } from '../host/host.ts'
import { PRIVATE_HEADERS, readShopWrite, rejection, cookieResponse } from './shop-write.ts'
import { ownPath } from './reports-proxy.ts'

const LONGEST_PAGE = 2048

function withPrefix(parameters: Click['parameters'], prefix: string): Record<string, string> | undefined {
  const found = Object.entries(parameters).filter(([name]) => name.startsWith(prefix))
  return found.length > 0 ? Object.fromEntries(found) : undefined
}

function documentOf({ parameters, page, at }: Click) {
  const { gclid, gbraid, wbraid, fbclid } = parameters
  return {
    gclid,
    gbraid,
    wbraid,
    fbclid,
    gad: withPrefix(parameters, 'gad_'),
    utm: withPrefix(parameters, 'utm_'),
    pagina: page,
    em: at,
  }
}

/** GET /api/clique: the stored ad click of a visitor who consented to advertising, for the page's tags; null without one. */
export function clickDocument(request: Request): Response {
  if (!isSameOrigin(request)) return rejection(403)
  const click = consentedClick(request.headers.get('cookie'))
  return Response.json({ clique: click ? documentOf(click) : null }, { headers: PRIVATE_HEADERS })
}

/**
 * POST /api/clique: stores the click of a page whose address has click parameters but no gclid; middleware only handles
 * gclid (R26). `pagina` is the path with its query. Returns 204 with the cookies that the visitor's consent allows.
 */
export async function clickFromPage(request: Request): Promise<Response> {
  const fields = await readShopWrite(request)
  if (fields instanceof Response) return fields
  const { pagina } = fields
  const isPath = typeof pagina === 'string' && pagina.startsWith('/') && pagina.length <= LONGEST_PAGE
  const path = isPath && ownPath(pagina, host().env.siteUrl)
  if (!path) return rejection(400)
  const { pathname, searchParams } = new URL(path, host().env.siteUrl)
  const click = readClick(pathname, searchParams, Math.floor(Date.now() / 1000))
  return cookieResponse(204, click ? newClickCookies(click, request.headers.get('cookie')) : [])
}
