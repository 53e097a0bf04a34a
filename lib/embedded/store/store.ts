import type { TagIds } from '#lib/shop/tags.ts'
import type { Database } from '../db/database.ts'
import type { PhotoFiles } from '../photos/photo-files.ts'
import type { DocumentCache } from './document-cache.ts'
import type { StoreRulesReader } from './store-rules.ts'

/** What a store calls itself and where its shop stands. */
export interface StoreConfig {
  /** Origin of the shop, without a slash at its end; absolute addresses in answers begin with it. */
  siteUrl: string
  appToken: string
  brandSlug: string
  storeCode: string
  /** Name of the session cookie. */
  sessionCookie: string
  /** Ids of other companies' tags in place of those in the settings document. */
  tags?: TagIds
  /** Whether clients reach this API by itself and not through the shop; links in its answers lead where they asked then. */
  standsAlone?: boolean
}

/** All that the store's rules work with; one per createEmbeddedApi, nothing is kept in modules. */
export interface StoreContext {
  db: Database
  config: StoreConfig
  documents: DocumentCache
  rules: StoreRulesReader
  photos: PhotoFiles
  /** Milliseconds since 1970. */
  now: () => number
  random: (bytes: number) => Uint8Array
}
