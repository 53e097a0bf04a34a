import { createCepLookup } from '../shipping/cep-lookup.ts'
import { SERVING, type Database } from '../db/database.ts'
import { migrate } from '../db/migrate.ts'
import { openSqlite } from '../db/sqlite.ts'
import type { ReviewTable } from '../db/review-tables.ts'
import { searchWords } from '../db/search-words.ts'
import { copyOnce } from './copy-once.ts'
import { photosInMemory } from '../photos/photo-files.ts'
import { addToTotals } from '../reports/totals.ts'
import { DocumentCache } from '../store/document-cache.ts'
import { CountCache } from '../store/count-cache.ts'
import type { StoreContext } from '../store/store.ts'
import { createStoreRulesReader } from '../store/store-rules.ts'
import { createModeration } from '../moderation/moderation.ts'
import type { Selectable } from 'kysely'

const CONFIG = {
  siteUrl: 'https://loja.example',
  appToken: 'token-de-teste',
  brandSlug: 'rosalume',
  storeCode: 'rosalume',
  sessionCookie: 'PHPSESSID',
}

const migrated = copyOnce(migrate)

type Sent = Partial<Omit<Selectable<ReviewTable>, 'id'>>

/** A moderation service over a new database, with methods to add data and to recount it; `using` closes it. */
export class ModerationHarness implements AsyncDisposable {
  readonly store: StoreContext
  readonly moderation
  now = Date.UTC(2026, 10, 20, 12)
  #lastId = 0

  constructor(db: Database) {
    this.store = {
      db,
      config: CONFIG,
      counts: new CountCache(() => this.now),
      termCounts: new CountCache(() => this.now),
      documents: new DocumentCache(() => this.now),
      addressOf: createCepLookup(undefined),
      rules: createStoreRulesReader(db.read, () => this.now),
      photos: photosInMemory(() => this.now),
      now: () => this.now,
      random: (bytes) => crypto.getRandomValues(new Uint8Array(bytes)),
      log: () => {},
    }
    this.moderation = createModeration(this.store)
  }

  /** Opens a harness on SQLite in memory, or on the given migrated database. */
  static async open(given?: Database): Promise<ModerationHarness> {
    return new ModerationHarness(given ?? openSqlite(':memory:', undefined, SERVING, await migrated()))
  }

  /** Inserts a review as the reports API would and returns its id. */
  async send(sent: Sent = {}): Promise<number> {
    const id = ++this.#lastId
    const row = {
      id,
      status: 2,
      topic: 'colageno verisol',
      halves: 9,
      name: 'Ana Souza',
      email: 'ana@exemplo.test',
      comment: 'Minha pele agradece.',
      photo: null,
      photo_shown: 0,
      product_id: '',
      product_name: '',
      product_sku: '',
      product_url: '',
      origin_url: '',
      language: 'pt',
      repeat_key: String(id),
      created_at: (this.now += 1000),
      decided_at: null,
      ...sent,
    }
    await this.store.db.write(async (queries) => {
      await queries
        .insertInto('review')
        .values({ ...row, words: searchWords(`${row.name} ${row.comment}`).join(' ') })
        .execute()
      if (row.status === 1) await addToTotals(queries, row, 1)
    })
    return id
  }

  /** Inserts a review with a photo and returns its id and the photo's name. */
  async sendWithPhoto(sent: Sent = {}): Promise<{ id: number; photo: string }> {
    const photo = `${Buffer.from(this.store.random(16)).toString('hex')}.webp`
    await this.store.photos.put(photo, new Uint8Array([1, 2, 3]))
    return { id: await this.send({ ...sent, photo }), photo }
  }

  /** Inserts a survey answer. */
  async answer(score: number, at: number, campaign = '', email = ''): Promise<void> {
    await this.store.db.write((queries) =>
      queries
        .insertInto('survey_answer')
        .values({
          id: crypto.randomUUID(),
          repeat_key: null,
          score,
          email,
          name: email && 'Ana',
          campaign,
          site: 'loja.example',
          language: 'pt',
          created_at: at,
          answered_at: at,
        })
        .execute(),
    )
  }

  /** Returns the row of a review. */
  review(id: number) {
    return this.store.db.read.selectFrom('review').selectAll().where('id', '=', id).executeTakeFirst()
  }

  /** Returns the stored totals, without topics that have no reviews. */
  async totals() {
    const rows = await this.store.db.read.selectFrom('review_total').selectAll().orderBy('topic').execute()
    return rows.filter(({ reviews, halves }) => reviews !== 0 || halves !== 0).map((row) => ({ ...row }))
  }

  /** Counts the totals from the reviews. */
  async recount() {
    const rows = await this.store.db.read
      .selectFrom('review')
      .select(['topic', (eb) => eb.fn.countAll<number>().as('reviews')])
      .select((eb) => eb.fn.sum<number>('halves').as('halves'))
      .where('status', '=', 1)
      .groupBy('topic')
      .orderBy('topic')
      .execute()
    return rows.map(({ topic, reviews, halves }) => ({
      topic,
      reviews: Number(reviews),
      halves: Number(halves),
    }))
  }

  /** Returns the stored counts by rating and photo, and the same counted from the reviews. */
  async ratings() {
    const { read } = this.store.db
    const columns = ['topic', 'halves', 'photo_shown'] as const
    const stored = read
      .selectFrom('rating_total')
      .select([...columns, 'reviews'])
      .where('reviews', '<>', 0)
    const counted = read
      .selectFrom('review')
      .select([...columns, (eb) => eb.fn.countAll<number>().as('reviews')])
      .where('status', '=', 1)
      .groupBy(columns)
    const inOrder = (rows: Record<(typeof columns)[number] | 'reviews', string | number>[]) =>
      rows.map((row) => [...columns.map((name) => row[name]), Number(row.reviews)].join(' ')).sort()
    return { stored: inOrder(await stored.execute()), counted: inOrder(await counted.execute()) }
  }

  async [Symbol.asyncDispose]() {
    await this.store.db.close()
  }
}
