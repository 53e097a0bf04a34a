import type { HeldOrders } from '#lib/contract/checkout.ts'
import type { WireKeptOrders } from '#lib/contract/order-document.ts'
import type { StoreContext } from '../store/store.ts'
import { claimOrder } from './claim-order.ts'
import { orderNumber } from './order-row.ts'

/**
 * POST checkout/orders: puts the orders whose keys a browser holds into the account of the signed-in visitor, if they were placed with
 * its e-mail address; null without an account (contract 4.33). Neither is enough alone: an account's e-mail address is not verified,
 * and several people may use one browser (docs/decisions/0079).
 */
export async function claimHeldOrders(
  store: StoreContext,
  token: string,
  { pedidos }: HeldOrders,
): Promise<WireKeptOrders | null> {
  const guardados: string[] = []
  const outros: string[] = []
  // The newest first: its address is the one that fills the next order.
  for (const { numero, chave } of pedidos.toSorted((a, b) => Number(b.numero) - Number(a.numero))) {
    const number = orderNumber(numero)
    if (number === undefined) continue
    const rules = { isOwnEmailOnly: true, keepsAddress: guardados.length === 0 }
    const claim = await claimOrder(store, { token, number, key: chave, ...rules })
    if (claim === 'no-account') return null
    if (claim === 'claimed') guardados.push(String(number))
    if (claim === 'other-email') outros.push(String(number))
  }
  return { guardados, outros }
}
