import type { StoreContext } from '../store/store.ts'
import { paymentDocument } from './order-document.ts'
import { orderKey } from './order-key.ts'

/** The response to a placed order: number, key and payment (contract 4.30). */
export async function placedOrder(store: StoreContext, number: number): Promise<object> {
  const { read } = store.db
  const order = await read
    .selectFrom('shop_order')
    .selectAll()
    .where('number', '=', number)
    .executeTakeFirstOrThrow()
  return {
    numero: String(number),
    chave: await orderKey(store, read, number),
    pagamento: paymentDocument(order, { now: store.now(), isOwner: true }),
  }
}
