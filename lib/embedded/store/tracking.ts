import type { Tracking } from '#lib/contract/tracking.ts'
import { findSession } from './sessions.ts'
import type { StoreContext } from './store.ts'

/**
 * Stores the visitor's campaign parameters with the session's cart; later ones replace earlier ones. Returns false
 * without a session: campaign parameters do not create one (contract 3.1).
 */
export async function storeTracking(store: StoreContext, token: string, sent: Tracking): Promise<boolean> {
  const parameters = Object.entries(sent).filter(([, value]) => value !== '' && value !== 0)
  return store.db.write(async (queries) => {
    const session = await findSession(store, queries, token)
    if (!session) return false
    await queries
      .updateTable('cart')
      .set({ tracking: parameters.length > 0 ? JSON.stringify(Object.fromEntries(parameters)) : null })
      .where('id', '=', session.cartId)
      .execute()
    return true
  })
}
