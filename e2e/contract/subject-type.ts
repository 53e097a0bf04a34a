import type { EmbeddedApi } from '#lib/embedded/options.ts'

/** The store's clock; tests can advance it only when the store runs in their process. */
export interface MovableClock {
  now: () => number
  advance: (ms: number) => void
}

/** A request's headers; `undefined` omits one. */
export type SubjectHeaders = Record<string, string | undefined>

/** Options of a request to the store under test; a streamed body needs `duplex`. */
export type SubjectInit = Omit<RequestInit, 'headers'> & { headers?: SubjectHeaders; duplex?: 'half' }

/** The store API under test. */
export interface Subject {
  name: 'sqlite' | 'postgres' | 'http' | 'http-postgres' | 'external'
  /** The URL before `/v2/front`, when tests reach the store over HTTP. */
  address?: string
  /** The shop's public URL; `undefined` for an external host. */
  siteUrl?: string
  sessionCookie: string
  appToken: string
  clock?: MovableClock
  /** The moderation service; only in this process. */
  moderation?: EmbeddedApi['moderation']
  /** The owner's services for questions, new passwords, orders and the catalogue; only in this process. */
  owner?: Pick<EmbeddedApi, 'questions' | 'recoveryLinks' | 'orders' | 'catalogue'>
  storeCode?: string
  brandSlug?: string
  /** Sends a request to `/v2/front/…`; adds App-Token unless `init.headers` has it (`undefined` sends none). */
  fetch: (path: string, init?: SubjectInit) => Promise<Response>
  close: () => Promise<void>
}
