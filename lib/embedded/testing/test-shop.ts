import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fill } from '../seed/fill.ts'
import { migrate } from '../db/migrate.ts'
import { SERVING, type Database } from '../db/database.ts'
import { openSqlite } from '../db/sqlite.ts'
import { copyOnce } from './copy-once.ts'
import { assemble } from '../index.ts'
import { photosInMemory, type PhotoFiles } from '../photos/photo-files.ts'
import type { StoreConfig } from '../store/store.ts'

/** The configuration of test stores. */
export const CONFIG = {
  siteUrl: 'https://loja.example',
  appToken: 'token-de-teste',
  brandSlug: 'rosalume',
  storeCode: 'rosalume',
  sessionCookie: 'PHPSESSID',
  payments: { pix: { key: 'demonstracao@rosalume.example', name: 'Rosalume', city: 'São Paulo' } },
}

/** A response with its parsed body. */
export interface TestResponse<T> {
  status: number
  headers: Headers
  text: string
  body: T
}

type Json = Record<string, never>

/** The cost N of scrypt in test stores, far below that of a shop: nobody attacks their passwords. */
export const TEST_PASSWORD_COST = 2

async function prepare(db: Database): Promise<void> {
  await migrate(db)
  await fill(db, CONFIG.brandSlug)
}

// Migrations and catalogue take longer than most tests, so a process runs them once and copies the database.
const seeded = copyOnce(prepare)

/** Both APIs on a fresh database with the real migrations and catalogue; `using` closes it. */
export class TestShop implements AsyncDisposable {
  readonly db: Database
  readonly logged: object[] = []
  readonly photos: PhotoFiles
  now = Date.UTC(2026, 0, 2)
  #api: ReturnType<typeof assemble>

  private constructor(
    db: Database,
    photos: PhotoFiles | undefined,
    config: Partial<StoreConfig>,
    now?: number,
  ) {
    this.db = db
    if (now !== undefined) this.now = now
    this.photos = photos ?? photosInMemory(() => this.now)
    this.#api = assemble(db, {
      config: { ...CONFIG, ...config },
      clock: () => this.now,
      log: (entry) => this.logged.push(entry),
      photos: this.photos,
      passwordCost: TEST_PASSWORD_COST,
    })
  }

  /**
   * Opens a shop in memory or in the given file; `observe` receives every SQL statement before it runs, `config` replaces parts
   * of CONFIG.
   */
  static async open(
    file = ':memory:',
    observe?: (sql: string) => void,
    photos?: PhotoFiles,
    config: Partial<StoreConfig> = {},
  ): Promise<TestShop> {
    const content = file === ':memory:' ? await seeded() : undefined
    const db = openSqlite(file, observe, SERVING, content)
    if (!content) await prepare(db)
    return new TestShop(db, photos, config)
  }

  /** Opens a shop on a database that is migrated and seeded; closing the shop closes the database. */
  static on(db: Database, config: Partial<StoreConfig>, now: number): TestShop {
    return new TestShop(db, undefined, config, now)
  }

  /** The owner's service of orders. */
  get orders() {
    return this.#api.orders
  }

  /** The service of moderators. */
  get moderation() {
    return this.#api.moderation
  }

  /** Sends the e-mails that are due, and returns how many were sent. */
  sendMail(): Promise<number> {
    return this.#api.sendMail()
  }

  /** Sends a request to the store API, with the App-Token unless the headers have one. */
  async send<T = Json>(path: string, init: RequestInit = {}): Promise<TestResponse<T>> {
    const headers = new Headers(init.headers)
    if (!headers.has('app-token')) headers.set('app-token', CONFIG.appToken)
    const response = await this.#api.fetch(
      new Request(`http://api.example/v2/front/${path}`, { ...init, headers }),
    )
    const text = await response.text()
    const { status, headers: responseHeaders } = response
    return { status, headers: responseHeaders, text, body: (text === '' ? null : JSON.parse(text)) as T }
  }

  /** Sends a request to any path, without added headers. */
  raw(path: string, init: RequestInit = {}): Promise<Response> {
    return this.#api.fetch(new Request(`http://api.example${path}`, init))
  }

  /** Sends a GET request to the store API. */
  get<T = Json>(path: string, headers: Record<string, string> = {}): Promise<TestResponse<T>> {
    return this.send<T>(path, { headers })
  }

  /** Starts what is due of the store's sweep, by a write that changes nothing: every write does. */
  async startSweep(): Promise<void> {
    await this.write('POST', 'checkout/logout', {})
  }

  /** Sends a request with a JSON body to the store API. */
  write<T = Json>(
    method: string,
    path: string,
    body: unknown,
    headers: Record<string, string> = {},
  ): Promise<TestResponse<T>> {
    const text = typeof body === 'string' ? body : JSON.stringify(body)
    return this.send<T>(path, {
      method,
      body: text,
      headers: { 'content-type': 'application/json', ...headers },
    })
  }

  async [Symbol.asyncDispose]() {
    await this.#api.close()
  }
}

/** A temporary folder, in `parent` if there is such a folder; `using` deletes it. */
export function temporaryFolder(parent = tmpdir()) {
  const path = mkdtempSync(join(existsSync(parent) ? parent : tmpdir(), 'rosalume-store-'))
  return {
    path,
    file: join(path, 'store.sqlite'),
    [Symbol.dispose]: () => rmSync(path, { recursive: true, force: true }),
  }
}
