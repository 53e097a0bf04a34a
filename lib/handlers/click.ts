import 'server-only'
import { readClick, type Click } from '../attribution/click.ts'
import { keepClick, keptClick } from '../attribution/keep-click.ts'
import { isSameOrigin } from './api-proxy.ts'
import { host } from '../host/host.ts'
import { OWN_HEADERS, readOwnWrite, refusal, settingCookies } from './own-write.ts'
import { ownPath } from './reports-proxy.ts'

const LONGEST_PAGE = 2048

function only(parameters: Click['parameters'], prefix: string): Record<string, string> | undefined {
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
    gad: only(parameters, 'gad_'),
    utm: only(parameters, 'utm_'),
    pagina: page,
    em: at,
  }
}

/** GET /api/clique: the click that the visitor has agreed to keep, for the tags of its pages; null when there is none. */
export function clickDocument(request: Request): Response {
  if (!isSameOrigin(request)) return refusal(403)
  const click = keptClick(request.headers.get('cookie'))
  return Response.json({ clique: click ? documentOf(click) : null }, { headers: OWN_HEADERS })
}

/**
 * POST /api/clique: keeps the click of a page that stays at its address, since only a gclid is taken out of one (R26).
 * `pagina` is its path with its query. 204, with the cookies that the visitor's choice allows.
 */
export async function clickFromPage(request: Request): Promise<Response> {
  const fields = await readOwnWrite(request)
  if (fields instanceof Response) return fields
  const { pagina } = fields
  const isPath = typeof pagina === 'string' && pagina.startsWith('/') && pagina.length <= LONGEST_PAGE
  const path = isPath && ownPath(pagina, host().env.siteUrl)
  if (!path) return refusal(400)
  const { pathname, searchParams } = new URL(path, host().env.siteUrl)
  const click = readClick(pathname, searchParams, Math.floor(Date.now() / 1000))
  return settingCookies(204, click ? keepClick(click, request.headers.get('cookie')) : [])
}
