import { sql } from 'kysely'
import type { Queries } from '../db/database.ts'
import { SESSION_MS } from './sessions.ts'
import type { StoreContext } from './store.ts'

const HOUR_MS = 3_600_000
// Time since a cart's life was last extended. A use extends it at most once a day, so such a cart has been unused for at least a day.
const EMPTY_LIFE_MS = 48 * HOUR_MS
// Only carts that have just reached that age are looked at, so that a sweep does not read all the others again.
const LOOK_BACK_MS = 6 * HOUR_MS
const CARTS_AT_ONCE = 500

/**
 * Deletes carts that contain nothing and whose life was last extended two days ago, with their sessions: their owners would see the
 * same empty cart without them. Carts of signed-in customers, with saved products or with a coupon stay (docs/decisions/0069).
 */
export async function deleteEmptyCarts(store: StoreContext): Promise<void> {
  const until = store.now() + SESSION_MS - EMPTY_LIFE_MS
  let after = until - LOOK_BACK_MS
  let found
  do {
    const batch = await store.db.write((queries) => deleteBatch(store, queries, after, until))
    found = batch.length
    after = batch.at(-1)?.expires_at ?? until
  } while (found === CARTS_AT_ONCE)
}

// Locks the carts first and looks into them afterwards, so that a line which is added at this moment is seen or waits.
async function deleteBatch({ db }: StoreContext, queries: Queries, after: number, until: number) {
  let old = queries
    .selectFrom('cart')
    .select(['id', 'expires_at'])
    .where('expires_at', '>', after)
    .where('expires_at', '<=', until)
    .orderBy('expires_at')
    .limit(CARTS_AT_ONCE)
  if (db.engine === 'postgres') old = old.forUpdate().skipLocked()
  const carts = await old.execute()
  if (carts.length === 0) return carts
  const ids = carts.map(({ id }) => id)
  await queries
    .deleteFrom('cart')
    .where('id', 'in', ids)
    .where('coupon', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('cart_line')
            .select(sql`1`.as('one'))
            .whereRef('cart_id', '=', 'cart.id'),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('wishlist')
            .select(sql`1`.as('one'))
            .whereRef('cart_id', '=', 'cart.id'),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('session')
            .select(sql`1`.as('one'))
            .whereRef('cart_id', '=', 'cart.id')
            .where('customer_id', 'is not', null),
        ),
      ),
    )
    .execute()
  return carts
}
