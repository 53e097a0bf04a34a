import { sql } from 'kysely'
import { deleteOldMail } from './mail/old-mail.ts'
import { retireRejectedPhotos } from './photos/retire-photos.ts'
import { PHOTO_PREFIXES, sweepOrphans } from './photos/orphan-photos.ts'
import { eraseEndedOrders } from './orders/erase-orders.ts'
import { checkWaitingOrders } from './orders/mercado-pago-orders.ts'
import { expireOrders } from './orders/order-expiry.ts'
import { deleteEmptyCarts } from './store/empty-carts.ts'
import type { StoreContext } from './store/store.ts'

const SWEEP_EVERY_MS = 10 * 60_000
// Units of an unpaid order are for sale again at most this long after its payment deadline.
const EXPIRE_EVERY_MS = 60_000
const ROWS_AT_ONCE = 500

/** Deletes expired data at most every ten minutes, and cancels unpaid orders at most every minute. */
export class Sweeper {
  #store: StoreContext
  #sweptAt: number
  #expiredAt: number
  #timer: NodeJS.Timeout
  #running: Promise<void> = Promise.resolve()

  constructor(store: StoreContext) {
    this.#store = store
    this.#sweptAt = store.now()
    this.#expiredAt = store.now()
    // Unpaid orders expire also while nobody writes.
    this.#timer = setInterval(() => this.#expireIfDue(), EXPIRE_EVERY_MS).unref()
  }

  /**
   * Call it after writes; sweeps in the background when ten minutes have passed. A failed sweep is retried at the
   * next one.
   */
  sweepIfDue(): void {
    this.#expireIfDue()
    const now = this.#store.now()
    // A clock that is set back must not stop the sweeps.
    if (Math.abs(now - this.#sweptAt) < SWEEP_EVERY_MS) return
    this.#sweptAt = now
    this.#running = this.#running.then(() => sweep(this.#store)).catch(() => undefined)
  }

  /** Ends the timer and waits for a running sweep. */
  async stop(): Promise<void> {
    clearInterval(this.#timer)
    await this.#running
  }

  #expireIfDue(): void {
    const now = this.#store.now()
    if (Math.abs(now - this.#expiredAt) < EXPIRE_EVERY_MS) return
    this.#expiredAt = now
    this.#running = this.#running
      .then(() => checkWaitingOrders(this.#store))
      .catch(() => undefined)
      .then(() => expireOrders(this.#store))
      .catch(() => undefined)
  }
}

/**
 * Deletes all expired responses, codes, sessions and carts, empty carts earlier, e-mails after thirty days, ended orders whose
 * buyers asked for erasure, and photos that are no longer needed.
 */
async function sweep(store: StoreContext): Promise<void> {
  for (const rows of EXPIRING) while (await deleteSome(store, rows));
  await deleteEmptyCarts(store)
  await eraseEndedOrders(store)
  await deleteOldMail(store.db, store.now(), store.config.mail?.folder)
  await retireRejectedPhotos(store)
  await sweepOrphans(store, PHOTO_PREFIXES[(store.random(1)[0] ?? 0) % PHOTO_PREFIXES.length] ?? '')
}

const EXPIRING = [
  { table: 'idempotency', key: 'key_hash' },
  { table: 'hand_over', key: 'code_hash' },
  { table: 'sign_in_budget', key: 'key_hash' },
  { table: 'cart_budget', key: 'key_hash' },
  { table: 'moderator_session', key: 'id_hash' },
  { table: 'checkout_draft', key: 'cart_id' },
  { table: 'session', key: 'token_hash' },
  { table: 'cart', key: 'id' },
] as const

// One transaction per batch, so that requests are served between two of them. Returns whether there may be more rows.
async function deleteSome(store: StoreContext, { table, key }: (typeof EXPIRING)[number]): Promise<boolean> {
  const { rows } = await store.db.write((queries) =>
    sql`delete from ${sql.table(table)} where ${sql.ref(key)} in (
      select ${sql.ref(key)} from ${sql.table(table)} where expires_at <= ${store.now()} limit ${ROWS_AT_ONCE}
    ) returning 1`.execute(queries),
  )
  return rows.length === ROWS_AT_ONCE
}
