import type { Company } from '../config/company.ts'
import type { Env } from '../config/env.ts'
import { processService } from '../process/process-service.ts'
import type { Moderation } from '../shop/moderation.ts'
import type { OwnerOrders } from '../shop/owner-orders.ts'
import type { RateLimits } from './limits.ts'

/** An API in this process or on another host. Requests to it start with `base` (T9). */
export interface ApiHost {
  base: string
  /** Whether it runs in this process; only then requests to it carry the visitor's IP address (lib/http/visitor-ip-header.ts). */
  isInProcess?: true
  fetch(request: Request): Promise<Response>
}

/** The services that the server process opens before Next starts: environment, company data, both APIs and rate limits. */
export interface Host {
  env: Env
  company: Company
  store: ApiHost
  /** The reviews and the survey; null for an external store without a reports API (platform 3.7). */
  reports: ApiHost | null
  /** The moderation service for reviews and the survey; null when an external reports API stores them. */
  moderation: Moderation | null
  /** The orders of the embedded store; `undefined` for an external store. */
  orders?: OwnerOrders | undefined
  /**
   * Writes tags of POST /api/revalidate to the log that every process of the shop follows and returns their position in it; rejects
   * when they are not stored.
   * `undefined` when there is no shared database.
   */
  announce?: ((tags: readonly string[]) => Promise<number>) | undefined
  /** The rate limits for requests to both APIs. */
  limits: RateLimits
}

const service = processService<Host | undefined>('host', () => undefined)

/** The host of this process (T10). Throws when Next was started directly, without the shop's own server. */
export function host(): Host {
  const found = service.get()
  if (!found)
    throw new Error('The shop has no store API. Start it with "npm start" or "npm run dev", not with "next".')
  return found
}

/** Registers the host of this process. */
export const setHost = service.set
