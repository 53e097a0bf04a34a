import { randomBytes } from 'node:crypto'
import { newKey } from '#lib/http/random-key.ts'
import { createCatalogueService } from './catalogue/create-catalogue-service.ts'
import { announceChanges } from './changes/change-log.ts'
import { ChangeWatch } from './changes/change-watch.ts'
import type { Database } from './db/database.ts'
import { fill } from './seed/fill.ts'
import { openDatabase, prepareDatabase } from './db/open.ts'
import { createHandler } from './http/handler.ts'
import { STORE_API } from './http/store-routes.ts'
import { openDelivery } from './mail/deliver.ts'
import { MailWorker } from './mail/mail-worker.ts'
import type { MailSettings } from './mail/settings.ts'
import { composeEmail } from './messages/compose-email.ts'
import { createModeration } from './moderation/moderation.ts'
import type { EmbeddedApi, EmbeddedApiOptions } from './options.ts'
import { createOrderService } from './orders/order-service.ts'
import { photosInDatabase } from './photos/database-photos.ts'
import { photosInMemory, photosOnDisk, type PhotoFiles } from './photos/photo-files.ts'
import { photosInS3 } from './photos/s3-photos.ts'
import { createQuestionService } from './questions/question-service.ts'
import { REPORTS_API } from './reports/reports-routes.ts'
import { createCepLookup } from './shipping/cep-lookup.ts'
import { DocumentCache } from './store/document-cache.ts'
import { CountCache } from './store/count-cache.ts'
import { makeRecoveryLinks } from './store/password-recovery.ts'
import type { StoreContext } from './store/store.ts'
import { Sweeper } from './sweep.ts'
import { createStoreRulesReader } from './store/store-rules.ts'

export type { EmbeddedApi, EmbeddedApiOptions } from './options.ts'

/** Opens both APIs: applies migrations, seeds an empty database and returns the request handler (T9). */
export async function createEmbeddedApi(options: EmbeddedApiOptions): Promise<EmbeddedApi> {
  const { log = () => {} } = options
  const photosOf = photoFilesFor(options)
  const logError = (error: Error) => log({ level: 'error', error: String(error) })
  const db = await openDatabase(options.database, logError, seederFor(options))
  return assemble(db, { ...options, photos: photosOf(db) })
}

/** Applies migrations and seeds an empty database, without opening the APIs; returns the names of the applied migrations (L7). */
export function prepareEmbeddedDatabase(options: EmbeddedApiOptions): Promise<string[]> {
  return prepareDatabase(options.database, seederFor(options))
}

type PhotosOf = (db: Database) => PhotoFiles

// Photos are in the database on PostgreSQL, or in a bucket: several processes share these, but not a folder.
function photoFilesFor({ photoFolder, photoBucket, clock = Date.now }: EmbeddedApiOptions): PhotosOf {
  const folder = photoFolder === undefined ? undefined : photosOnDisk(photoFolder)
  const memory = photosInMemory(clock)
  return (db) => {
    const own = db.engine === 'postgres' ? photosInDatabase(db, clock, folder) : (folder ?? memory)
    return photoBucket === undefined ? own : photosInS3(photoBucket, own)
  }
}

function seederFor(options: EmbeddedApiOptions): (database: Database) => Promise<void> {
  const { seed = 'catalogue', demoReviews = true, clock = Date.now } = options
  const products = typeof seed === 'object' ? seed.products : 0
  return (database) =>
    fill(database, options.config.brandSlug, products, demoReviews ? { now: clock() } : undefined)
}

type AssemblyOptions = Omit<EmbeddedApiOptions, 'database' | 'seed' | 'photoFolder'> & { photos?: PhotoFiles }

/** Builds the APIs on a database that is open, migrated and seeded. */
export function assemble(db: Database, options: AssemblyOptions): EmbeddedApi {
  const { config, clock = Date.now, random = randomBytes, log = () => {} } = options
  const store: StoreContext = {
    db,
    config: { ...config, siteUrl: config.siteUrl.replace(/\/+$/, '') },
    documents: new DocumentCache(clock),
    counts: new CountCache(clock),
    termCounts: new CountCache(clock),
    rules: createStoreRulesReader(db.read, clock),
    addressOf: createCepLookup(config.cepApiUrl, { fetch: options.callCepService }),
    photos: options.photos ?? photosInMemory(clock),
    now: clock,
    random,
    log,
    passwordCost: options.passwordCost,
  }
  const sweeper = new Sweeper(store)
  const mail = config.mail && createMailWorker(store, config.mail, log)
  if (options.sendsMail) mail?.start()
  const watches: ChangeWatch[] = []
  const source = newKey()
  return {
    fetch: createHandler({
      store,
      apis: [REPORTS_API, STORE_API],
      afterWrite: () => sweeper.sweepIfDue(),
      log,
      requestId: options.requestId,
    }),
    moderation: createModeration(store),
    catalogue: createCatalogueService(store, clock),
    questions: createQuestionService(store),
    orders: createOrderService(store),
    recoveryLinks: () => makeRecoveryLinks(db, clock(), random),
    sendMail: async () => (await mail?.run()) ?? 0,
    announce: async (tags) => {
      const position = await announceChanges(db, tags, { now: clock(), source })
      for (const cache of [store.counts, store.documents, store.rules]) cache.invalidate()
      return position
    },
    watch: (listener, watchOptions) => {
      const logError = (error: unknown) => log({ level: 'error', changes: String(error) })
      const watch = new ChangeWatch({ ...store, source }, listener, logError, watchOptions)
      watches.push(watch)
      return () => watch.stop()
    },
    pool: () => db.pool?.(),
    close: async () => {
      await Promise.all(watches.map((watch) => watch.stop()))
      await sweeper.stop()
      await mail?.stop()
      await db.close()
    },
  }
}

function createMailWorker(
  store: StoreContext,
  settings: MailSettings,
  log: (entry: object) => void,
): MailWorker {
  return new MailWorker({
    db: store.db,
    now: store.now,
    compose: (row) => composeEmail(store, row),
    delivery: openDelivery(settings),
    domain: new URL(store.config.siteUrl).hostname,
    log,
  })
}
