import type { Moderation } from '#lib/shop/moderation.ts'
import type { CatalogueService } from './catalogue/catalogue-service.ts'
import type { ChangeListener, WatchPace } from './changes/listener.ts'
import type { DatabaseOptions } from './db/database.ts'
import type { StoreConfig } from './store/store.ts'

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
  /** Whether an empty database is filled with invented reviews and answers of the survey too; it is unless told otherwise. */
  demoReviews?: boolean
  /** Folder for the photos of reviews, made when the first one comes; they stay in memory when there is none. */
  photoFolder?: string
}

/** The store API: one function from Request to Response (T9), and what its people do with reviews and catalogue. */
export interface EmbeddedApi {
  fetch(request: Request): Promise<Response>
  moderation: Moderation
  catalogue: CatalogueService
  /** Tells a listener what anybody changes, until the answered function is called (docs/decisions/0025). */
  watch(listener: ChangeListener, pace?: WatchPace): () => Promise<void>
  close(): Promise<void>
}
