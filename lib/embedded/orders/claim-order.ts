import type { WireDelivery } from '#lib/contract/checkout.ts'
import { storeOrderAddress } from '../store/saved-addresses.ts'
import { findSession } from '../store/sessions.ts'
import type { StoreContext } from '../store/store.ts'
import { isOrderKey } from './order-key.ts'
import { lockOrder, type OrderRow } from './order-row.ts'

/** The result of a claim: no such pair of number and key, nobody is signed in, or the order is another account's. */
export type Claim = 'claimed' | 'unknown' | 'no-account' | 'taken'

/**
 * POST order/{numero}/claim: puts an order that a guest has placed into the account of the signed-in visitor (contract 4.33). The
 * order's key is the proof: an account's e-mail address is not verified (docs/decisions/0079).
 */
export function claimOrder(
  store: StoreContext,
  { token, number, key }: { token: string; number: number; key: string },
): Promise<Claim> {
  return store.db.write(async (queries) => {
    const order = await lockOrder(store.db, queries, number)
    if (!order || !(await isOrderKey(store, queries, number, key))) return 'unknown'
    const session = await findSession(store, queries, token)
    if (session?.customerId == null) return 'no-account'
    const { customerId } = session
    if (order.customer_id === customerId) return 'claimed'
    if (!isUnclaimed(order)) return 'taken'
    await queries
      .updateTable('shop_order')
      .set({ customer_id: customerId })
      .where('number', '=', number)
      .execute()
    await storeOrderAddress(store, queries, customerId, JSON.parse(order.address) as WireDelivery)
    return 'claimed'
  }, `order ${number}`)
}

/** Whether an order may be put into an account: it is in none, and nobody has asked to erase it. */
export function isUnclaimed({ customer_id, erased_at, erase_asked }: OrderRow): boolean {
  return customer_id === null && erased_at === null && erase_asked === 0
}
