import type { Tracking } from '#lib/contract/tracking.ts'
import { findSession } from './sessions.ts'
import type { StoreContext } from './store.ts'

/**
 * Keeps what brought a visitor with the cart of the session, the last word over an earlier one, until the cart goes;
 * false without a session, since nothing but a cart write may mint one (contract 3.1).
 */
export async function storeTracking(store: StoreContext, token: string, sent: Tracking): Promise<boolean> {
  const told = Object.entries(sent).filter(([, value]) => value !== '' && value !== 0)
  return store.db.write(async (queries) => {
    const session = await findSession(store, queries, token)
    if (!session) return false
    await queries
      .updateTable('cart')
      .set({ tracking: told.length > 0 ? JSON.stringify(Object.fromEntries(told)) : null })
      .where('id', '=', session.cartId)
      .execute()
    return true
  })
}
