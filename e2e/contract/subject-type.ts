import type { Moderation } from '#lib/shop/moderation.ts'

/** Time as the subject sees it; only a subject in this process has one that can be moved. */
export interface MovableClock {
  now: () => number
  advance: (ms: number) => void
}

/** A request's headers; undefined leaves one out. */
export type SubjectHeaders = Record<string, string | undefined>

/** What can be said of a request to a subject; `duplex` goes with a body that is a stream. */
export type SubjectInit = Omit<RequestInit, 'headers'> & { headers?: SubjectHeaders; duplex?: 'half' }

/** The store API under test. */
export interface Subject {
  name: 'sqlite' | 'postgres' | 'http' | 'http-postgres' | 'external'
  /** The address before `/v2/front` when it is reached over HTTP. */
  address?: string
  /** The shop's public address, where our own subjects know it. */
  siteUrl?: string
  sessionCookie: string
  appToken: string
  clock?: MovableClock
  /** The moderation service; only in this process. */
  moderation?: Moderation
  storeCode?: string
  brandSlug?: string
  /** Sends a request to `/v2/front/…`; App-Token is added unless `init.headers` names it (undefined sends none). */
  fetch: (path: string, init?: SubjectInit) => Promise<Response>
  close: () => Promise<void>
}
