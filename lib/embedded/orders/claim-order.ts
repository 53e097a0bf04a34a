import type { WireDelivery } from '#lib/contract/checkout.ts'
import type { Queries } from '../db/database.ts'
import { storeOrderAddress } from '../store/saved-addresses.ts'
import { findSession } from '../store/sessions.ts'
import type { StoreContext } from '../store/store.ts'
import { isOrderKey } from './order-key.ts'
import { lockOrder, type OrderRow } from './order-row.ts'

/**
 * The result of a claim: the order is put into the account or was there already; there is no such pair of number and key, nobody is
 * signed in, the order is another account's, or was placed with another e-mail address.
 */
export type Claim = 'claimed' | 'kept' | 'unknown' | 'no-account' | 'taken' | 'other-email'

interface ClaimRequest {
  token: string
  number: number
  key: string
  /** Whether only an order with the account's own e-mail address is put there. */
  isOwnEmailOnly?: boolean
  /** Whether the order's address is stored in the account too, unless it is a gift's. */
  keepsAddress?: boolean
}

/**
 * POST order/{numero}/claim: puts an order that a guest has placed into the account of the signed-in visitor (contract 4.33). The
 * order's key is the proof: an account's e-mail address is not verified (docs/decisions/0079).
 */
export function claimOrder(
  store: StoreContext,
  { token, number, key, isOwnEmailOnly = false, keepsAddress = true }: ClaimRequest,
): Promise<Claim> {
  return store.db.write(async (queries) => {
    const order = await lockOrder(store.db, queries, number)
    if (!order || !(await isOrderKey(store, queries, number, key))) return 'unknown'
    const session = await findSession(store, queries, token)
    if (session?.customerId == null) return 'no-account'
    const { customerId } = session
    if (order.customer_id === customerId) return 'kept'
    if (!isUnclaimed(order)) return 'taken'
    if (isOwnEmailOnly && order.email !== (await emailOf(queries, customerId))) return 'other-email'
    await queries
      .updateTable('shop_order')
      .set({ customer_id: customerId })
      .where('number', '=', number)
      .execute()
    if (keepsAddress)
      await storeOrderAddress(store, queries, customerId, JSON.parse(order.address) as WireDelivery)
    return 'claimed'
  }, `order ${number}`)
}

async function emailOf(queries: Queries, customerId: number): Promise<string | undefined> {
  const customer = queries.selectFrom('customer').select('email').where('id', '=', customerId)
  return (await customer.executeTakeFirst())?.email
}

/** Whether an order may be put into an account: it is in none, and nobody has asked to erase it. */
export function isUnclaimed({ customer_id, erased_at, erase_asked }: OrderRow): boolean {
  return customer_id === null && erased_at === null && erase_asked === 0
}
