import type { Tracking } from '#lib/contract/tracking.ts'
import { findSession } from './sessions.ts'
import type { StoreContext } from './store.ts'

/**
 * Stores the visitor's campaign parameters with the session's cart; later ones replace earlier ones, and the first ones stay
 * beside them for the order. Returns false without a session: campaign parameters do not create one (contract 3.1).
 */
export async function storeTracking(store: StoreContext, token: string, sent: Tracking): Promise<boolean> {
  const parameters = Object.entries(sent).filter(([, value]) => value !== '' && value !== 0)
  return store.db.write(async (queries) => {
    const session = await findSession(store, queries, token)
    if (!session) return false
    const tracking = parameters.length > 0 ? JSON.stringify(Object.fromEntries(parameters)) : null
    await queries
      .updateTable('cart')
      .set((row) => ({ tracking, first_tracking: row.fn.coalesce('first_tracking', row.val(tracking)) }))
      .where('id', '=', session.cartId)
      .execute()
    return true
  })
}
