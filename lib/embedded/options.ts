import type { Moderation } from '#lib/shop/moderation.ts'
import type { CatalogueService } from './catalogue/catalogue-service.ts'
import type { ChangeListener, WatchOptions } from './changes/listener.ts'
import type { DatabaseOptions, PoolUse } from './db/database.ts'
import type { OrderService } from './orders/order-service.ts'
import type { QuestionService } from './questions/question-service.ts'
import type { RecoveryLink } from './store/password-recovery.ts'
import type { StoreConfig } from './store/store.ts'

/** The options of createEmbeddedApi; tests replace clock, random, passwordCost and log. */
export interface EmbeddedApiOptions {
  database: DatabaseOptions
  config: StoreConfig
  /** Calls the host of `config.cepApiUrl`; by default with the fetch of this process. */
  callCepService?: ((request: Request) => Promise<Response>) | undefined
  /** Milliseconds since 1970. */
  clock?: () => number
  random?: (bytes: number) => Uint8Array
  /** The cost N of scrypt for passwords. Only tests set it, because a low one makes stolen passwords easy to guess. */
  passwordCost?: number | undefined
  log?: (entry: object) => void
  /** The id of the request that the process is handling, for responses and log; without it each request gets a new one. */
  requestId?: () => string | undefined
  /** The seed of an empty database: the catalogue, or the catalogue and as many invented products as make this total. */
  seed?: 'catalogue' | { products: number }
  /** Whether an empty database also gets invented reviews and survey answers (default true). */
  demoReviews?: boolean
  /**
   * The folder of review photos, created with the first one. Without it photos stay in memory. On PostgreSQL photos are in
   * the database, and those in this folder are read as well.
   */
  photoFolder?: string
  /** The bucket of an S3 service for new review photos (lib/embedded/photos/s3-photos.ts); earlier ones are read from where they are. */
  photoBucket?: string | undefined
  /** Whether this process sends the queued e-mails while it is open; the owner's commands leave that to the shop. */
  sendsMail?: boolean
}

/** Both APIs as one function from Request to Response (T9), and the services that the owner of the shop uses. */
export interface EmbeddedApi {
  fetch(request: Request): Promise<Response>
  moderation: Moderation
  catalogue: CatalogueService
  questions: QuestionService
  orders: OrderService
  /** Creates a new link for everyone who requested a new password (docs/decisions/0042). */
  recoveryLinks(): Promise<RecoveryLink[]>
  /** Sends the queued e-mails that are due, once, and returns how many were sent. */
  sendMail(): Promise<number>
  /**
   * Writes tags of POST /api/revalidate to the log that every process follows and returns their position in it; throws when they
   * are not stored. Listeners of this process are not called for them: the caller invalidates its pages itself.
   */
  announce(tags: readonly string[]): Promise<number>
  /** Calls the listener after changes by any process; the returned function ends that (docs/decisions/0025). */
  watch(listener: ChangeListener, options?: WatchOptions): () => Promise<void>
  /** The use of the database's connections; `undefined` with SQLite. */
  pool(): PoolUse | undefined
  close(): Promise<void>
}
