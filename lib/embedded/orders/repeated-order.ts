import { deliverySchema, type WireDelivery } from '#lib/contract/checkout.ts'
import { validate } from '#lib/contract/validate.ts'
import { findSession } from '../store/sessions.ts'
import type { StoreContext } from '../store/store.ts'
import { readStoredDraft, writeStoredDraft } from '../store/stored-draft.ts'
import { isUnclaimed } from './claim-order.ts'
import { WITHOUT_DELIVERY_NOTES } from './delivery-notes.ts'
import type { OrderRow } from './order-row.ts'

/**
 * Stores name, e-mail address and address of a guest's order with the cart of a guest who buys it again, for the empty sections of the
 * checkout; the order's key is the proof. The address of a gift belongs to somebody else, and CPF and phone are asked for again.
 */
export async function prefillFromOrder(store: StoreContext, token: string, order: OrderRow): Promise<void> {
  if (!isUnclaimed(order)) return
  const address = JSON.parse(order.address) as Partial<WireDelivery>
  const read = validate(deliverySchema, { ...address, ...WITHOUT_DELIVERY_NOTES })
  const entrega = !address.presente && 'value' in read ? read.value : undefined
  const pedido = { nome: order.name, email: order.email, ...(entrega && { entrega }) }
  await store.db.write(async (queries) => {
    const session = await findSession(store, queries, token, { lock: true })
    if (!session || session.customerId !== null) return
    const draft = await readStoredDraft(queries, session.cartId, store.now())
    await writeStoredDraft(queries, session.cartId, { ...draft, pedido }, store.now())
  }, token)
}
