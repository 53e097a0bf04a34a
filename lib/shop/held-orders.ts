/** The request header with number and key of the orders whose pages a browser may open: `1001.<key>~1002.<key>` (contract 4.17). */
export const HELD_ORDERS_HEADER = 'pedidos'

/** The number of orders whose pages a browser may open, those opened last; the privacy policy states it. */
export const MAX_HELD_ORDERS = 5

/** An order whose page a browser may open. */
export interface HeldOrder {
  number: string
  key: string
}

/** The orders in the value of that header or of the shop's cookie, the one that was opened last first. */
export function heldOrders(value: string): HeldOrder[] {
  return value.split('~').flatMap((pair) => {
    const [, number, key] = /^([1-9]\d{0,11})\.([\w-]+)$/.exec(pair) ?? []
    return number && key ? [{ number, key }] : []
  })
}
