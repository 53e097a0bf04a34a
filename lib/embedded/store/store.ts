import type { Database } from '../db/database.ts'
import type { StoreConfig } from '../options.ts'
import type { PhotoFiles } from '../reports/photo-files.ts'
import type { DocumentCache } from './document-cache.ts'
import type { TermsReader } from './terms.ts'

/** All that the store's rules work with; one per createEmbeddedApi, nothing is kept in modules. */
export interface Store {
  db: Database
  config: StoreConfig
  documents: DocumentCache
  terms: TermsReader
  photos: PhotoFiles
  /** Milliseconds since 1970. */
  now: () => number
  random: (bytes: number) => Uint8Array
}
