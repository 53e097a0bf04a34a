import type { Api, Found, Route } from '../http/api.ts'
import { postNps } from './nps-handlers.ts'
import { refusal } from './refusal.ts'

// Every address of the reports API below /api (contract 3, rule 2).
const ROUTES: Record<string, Record<string, Route>> = {
  nps: { POST: { handler: postNps, body: 'form' } },
}

const MOUNT = /^\/api\/(?!v2\/)(.+)$/

/** The reports API (contract 4.15 to 4.18); its callers are anybody's browsers, so it asks for no token. */
export const REPORTS_API: Api = { find: findRoute, fail: refusal, needsToken: false }

/** Whether an address is one of the reports API and not of the store API, which has an alias below /api. */
export function isReports(pathname: string): boolean {
  return MOUNT.test(pathname)
}

function findRoute(pathname: string): Found | null {
  const pattern = MOUNT.exec(pathname)?.[1] ?? ''
  return Object.hasOwn(ROUTES, pattern) ? { methods: ROUTES[pattern] ?? {}, pattern, name: '' } : null
}
