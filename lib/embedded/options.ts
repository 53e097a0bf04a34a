import type { DatabaseOptions } from './db/database.ts'

/** What a store calls itself and where its shop stands. */
export interface StoreConfig {
  /** Origin of the shop, without a slash at its end; absolute addresses in answers begin with it. */
  siteUrl: string
  appToken: string
  brandSlug: string
  storeCode: string
  /** Name of the session cookie. */
  sessionCookie: string
}

/** What createEmbeddedApi takes; time, chance and log can be replaced, for tests. */
export interface EmbeddedApiOptions {
  database: DatabaseOptions
  config: StoreConfig
  /** Milliseconds since 1970. */
  clock?: () => number
  random?: (bytes: number) => Uint8Array
  log?: (entry: object) => void
  /** What an empty database is filled with: the catalogue, or so many products in all. */
  seed?: 'catalogue' | { products: number }
}

/** The store API: one function from Request to Response (decisions T9). */
export interface EmbeddedApi {
  fetch(request: Request): Promise<Response>
  close(): Promise<void>
}
