import type { Reply, Visitor } from './visitor.ts'

const CART = '/v2/front/checkout/cart'
// The serum of the demonstration's catalogue: 80 in stock.
const ITEM = 499

/** How many units a session of these checks adds: fewer than are in stock. */
export const UNITS = 20

/** A cart, as far as the checks read it. */
interface Cart {
  quantidadeTotal: number
  versao: number
}

/** Adds one unit to the visitor's cart; `key` makes a repetition of the request have no second effect. */
export function addUnit(visitor: Visitor, origin: string, key?: string): Promise<Reply> {
  return visitor.send(origin, CART, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(key && { 'idempotency-key': key }) },
    body: JSON.stringify({ tipo: 'lista', itens: [{ idProduto: ITEM, quantidade: 1 }] }),
  })
}

/** The units in the visitor's cart; `undefined` when it cannot be read. */
export async function unitsInCart(visitor: Visitor, origin: string): Promise<number | undefined> {
  return cartIn(await visitor.send(origin, CART))?.quantidadeTotal
}

/** The cart in a response; `undefined` for any response but 200. */
export function cartIn({ status, text }: Reply): Cart | undefined {
  return status === 200 ? (JSON.parse(text) as Cart) : undefined
}
