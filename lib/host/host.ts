import type { Company } from '../config/company.ts'
import type { Env } from '../config/env.ts'
import type { Moderation } from '../shop/moderation.ts'
import type { Limits } from './limits.ts'

/** An API that answers requests, wherever it runs; requests name it by `base` (T9). */
export interface ApiHost {
  base: string
  fetch(request: Request): Promise<Response>
}

/** What the process that serves the shop has opened before Next starts: its environment, its company and who answers the APIs. */
export interface Host {
  env: Env
  company: Company
  store: ApiHost
  reports: ApiHost
  /** What can be done with reviews and the survey; null when another host keeps them. */
  moderation: Moderation | null
  /** How often somebody may ask. */
  limits: Limits
}

const SLOT = Symbol.for('rosalume.host')
type Slots = Record<symbol, Host | undefined>

/** The host of this process. Pages, route handlers and the server are bundled apart and meet on globalThis (T10). */
export function host(): Host {
  const found = (globalThis as unknown as Slots)[SLOT]
  if (!found)
    throw new Error('The shop has no store API. Start it with "npm start" or "npm run dev", not with "next".')
  return found
}

/** Publishes the host of this process. */
export function setHost(value: Host | undefined): void {
  ;(globalThis as unknown as Slots)[SLOT] = value
}
