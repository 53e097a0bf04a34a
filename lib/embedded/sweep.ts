import { retireRejectedPhotos } from './photos/retire-photos.ts'
import { PHOTO_PREFIXES, sweepOrphans } from './photos/orphan-photos.ts'
import type { StoreContext } from './store/store.ts'

const EVERY_MS = 10 * 60_000
const ROWS_AT_ONCE = 500

/** Deletes expired data at most every ten minutes, a bounded number of rows of each kind. */
export class Sweeper {
  #store: StoreContext
  #sweptAt: number
  #running: Promise<void> = Promise.resolve()

  constructor(store: StoreContext) {
    this.#store = store
    this.#sweptAt = store.now()
  }

  /**
   * Call it after writes; sweeps in the background when ten minutes have passed. A failed sweep is retried at the
   * next one.
   */
  sweepIfDue(): void {
    const now = this.#store.now()
    if (now - this.#sweptAt < EVERY_MS) return
    this.#sweptAt = now
    this.#running = this.#running.then(() => sweep(this.#store)).catch(() => undefined)
  }

  /** Waits for a running sweep. */
  async settled(): Promise<void> {
    await this.#running
  }
}

/** Deletes expired responses, codes, sessions and carts, up to 500 of each, and photos that are no longer needed. */
async function sweep(store: StoreContext): Promise<void> {
  await sweepRows(store)
  await retireRejectedPhotos(store)
  await sweepOrphans(store, PHOTO_PREFIXES[(store.random(1)[0] ?? 0) % PHOTO_PREFIXES.length] ?? '')
}

async function sweepRows(store: StoreContext): Promise<void> {
  const now = store.now()
  await store.db.write(async (queries) => {
    await queries
      .deleteFrom('idempotency')
      .where('key_hash', 'in', (eb) =>
        eb.selectFrom('idempotency').select('key_hash').where('expires_at', '<=', now).limit(ROWS_AT_ONCE),
      )
      .execute()
    await queries
      .deleteFrom('hand_over')
      .where('code_hash', 'in', (eb) =>
        eb.selectFrom('hand_over').select('code_hash').where('expires_at', '<=', now).limit(ROWS_AT_ONCE),
      )
      .execute()
    await queries
      .deleteFrom('session')
      .where('token_hash', 'in', (eb) =>
        eb.selectFrom('session').select('token_hash').where('expires_at', '<=', now).limit(ROWS_AT_ONCE),
      )
      .execute()
    await queries
      .deleteFrom('cart')
      .where('id', 'in', (eb) =>
        eb.selectFrom('cart').select('id').where('expires_at', '<=', now).limit(ROWS_AT_ONCE),
      )
      .execute()
  })
}
