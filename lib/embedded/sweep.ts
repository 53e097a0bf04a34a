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
   * Call it after writes; sweeps in the background when ten minutes have passed. A task that fails is logged and runs again at
   * the next sweep.
   */
  sweepIfDue(): void {
    this.#expireIfDue()
    const now = this.#store.now()
    // A clock that is set back must not stop the sweeps.
    if (Math.abs(now - this.#sweptAt) < SWEEP_EVERY_MS) return
    this.#sweptAt = now
    this.#running = this.#running.then(() => runAll(this.#store, DELETIONS))
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
    this.#running = this.#running.then(() => runAll(this.#store, UNPAID_ORDERS))
  }
}

/** Tasks by their name in the log, in their order. */
type Tasks = Readonly<Record<string, (store: StoreContext) => Promise<unknown>>>

// A payment that has arrived keeps its order from expiring, so it is looked for first.
const UNPAID_ORDERS: Tasks = { payments: checkWaitingOrders, orders: expireOrders }

const DELETIONS: Tasks = {
  /** Expired responses, codes, sessions and carts. */
  expired: async (store) => {
    for (const rows of EXPIRING) while (await deleteSome(store, rows));
  },
  'empty carts': deleteEmptyCarts,
  /** Ended orders whose buyers asked for erasure. */
  erasures: eraseEndedOrders,
  'old e-mails': ({ db, now, config }) => deleteOldMail(db, now(), config.mail?.folder),
  'photos of rejected reviews': retireRejectedPhotos,
  'photos without a review': (store) =>
    sweepOrphans(store, PHOTO_PREFIXES[(store.random(1)[0] ?? 0) % PHOTO_PREFIXES.length] ?? ''),
}

// One that fails is logged and does not keep the others from running.
async function runAll(store: StoreContext, tasks: Tasks): Promise<void> {
  for (const [task, run] of Object.entries(tasks))
    await run(store).catch((error: unknown) =>
      store.log({ level: 'error', sweep: task, error: String(error) }),
    )
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
