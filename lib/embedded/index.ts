import { randomBytes } from 'node:crypto'
import { readCatalogue } from './db/catalogue-files.ts'
import { inventedProducts } from './db/invented-products.ts'
import { openDatabase } from './db/open.ts'
import { seed } from './db/seed-catalogue.ts'
import type { Database } from './db/database.ts'
import { createHandler } from './http/handler.ts'
import type { EmbeddedApi, EmbeddedApiOptions } from './options.ts'
import { DocumentCache } from './store/document-cache.ts'
import type { Store } from './store/store.ts'
import { Sweeper } from './store/sweep.ts'
import { createTermsReader } from './store/terms.ts'

export type { EmbeddedApi, EmbeddedApiOptions, StoreConfig } from './options.ts'

/** Opens the store API: migrates its database, fills an empty one and answers requests (decisions T9). */
export async function createEmbeddedApi(options: EmbeddedApiOptions): Promise<EmbeddedApi> {
  const { log = () => {} } = options
  const db = await openDatabase(options.database, (error) => log({ level: 'error', error: String(error) }))
  try {
    await fill(db, options)
  } catch (error) {
    await db.close()
    throw error
  }
  return assemble(db, options)
}

/** The store API over a database that is open, migrated and filled. */
export function assemble(db: Database, options: Omit<EmbeddedApiOptions, 'database'>): EmbeddedApi {
  const { config, clock = Date.now, random = randomBytes, log = () => {} } = options
  const store: Store = {
    db,
    config: { ...config, siteUrl: config.siteUrl.replace(/\/+$/, '') },
    documents: new DocumentCache(clock),
    terms: createTermsReader(db.read, clock),
    now: clock,
    random,
  }
  const sweeper = new Sweeper(store)
  return {
    fetch: createHandler(store, sweeper, log),
    close: async () => {
      await sweeper.settled()
      await db.close()
    },
  }
}

async function fill(db: Database, { seed: wanted = 'catalogue', config }: EmbeddedApiOptions): Promise<void> {
  const known = await db.read.selectFrom('product').select('id').limit(1).executeTakeFirst()
  if (known) return
  const catalogue = readCatalogue(config.brandSlug)
  const missing = wanted === 'catalogue' ? 0 : wanted.products - catalogue.products.length
  await seed(db, catalogue, inventedProducts(catalogue.products, Math.max(0, missing)))
}
