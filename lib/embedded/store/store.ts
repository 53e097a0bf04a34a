import type { TagIds } from '#lib/shop/tags.ts'
import type { Database } from '../db/database.ts'
import type { PhotoFiles } from '../photos/photo-files.ts'
import type { DocumentCache } from './document-cache.ts'
import type { StoreRulesReader } from './store-rules.ts'

/** The configuration of a store. */
export interface StoreConfig {
  /** The shop's origin without a trailing slash; absolute URLs in responses begin with it. */
  siteUrl: string
  appToken: string
  brandSlug: string
  storeCode: string
  /** Name of the session cookie. */
  sessionCookie: string
  /** The secret of an outside checkout that redeems codes for carts; without it no codes are created (contract 4.26). */
  checkoutSecret?: string | undefined
  /** Tag ids of third parties that replace those of the settings document. */
  tags?: TagIds
  /** Whether clients call this API directly, not through the shop; links in responses then lead to the called host. */
  standsAlone?: boolean
}

/** The dependencies of the store's functions, one object per createEmbeddedApi; modules hold no state. */
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
