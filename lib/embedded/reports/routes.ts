import type { Api, Found, Route } from '../http/api.ts'
import { postNps } from './nps-handlers.ts'
import { getPhoto } from './photo-handlers.ts'
import { refusal } from './refusal.ts'
import { getAverage, getReviews } from './review-handlers.ts'
import { postReview } from './submission-handlers.ts'

// Every address of the reports API (contract 3, rule 2); '*' stands for a name.
const ROUTES: Record<string, Record<string, Route>> = {
  'api/nps': { POST: { handler: postNps, body: 'form' } },
  'api/avaliacao': { POST: { handler: postReview, body: 'upload' } },
  'api/avaliacoes/produto/*': { GET: { handler: getReviews, body: 'none' } },
  'api/avaliacoes/media/*/*': { GET: { handler: getAverage, body: 'none' } },
  'storage/img/avaliacoes/*': { GET: { handler: getPhoto, body: 'none' } },
}

const PATTERNS = Object.entries(ROUTES).map(([pattern, methods]) => {
  const address = new RegExp(`^/${pattern.replaceAll('*', '([^/]+)')}$`)
  return { pattern, methods, address }
})

const MOUNT = /^\/(?:api\/(?!v2\/)|storage\/)/

/** The reports API (contract 4.15 to 4.18); its callers are anybody's browsers, so it asks for no token. */
export const REPORTS_API: Api = { find: findRoute, fail: refusal, needsToken: false }

/** Whether an address is one of the reports API and not of the store API, which has an alias below /api. */
export function isReports(pathname: string): boolean {
  return MOUNT.test(pathname)
}

function findRoute(pathname: string): Found | null {
  for (const { pattern, methods, address } of PATTERNS) {
    const names = address.exec(pathname)?.slice(1)
    if (names) return { methods, pattern, name: names.join('/') }
  }
  return null
}
