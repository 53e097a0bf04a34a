import type { CartItem, ShopCart } from '../../shop/cart.ts'
import type { CartLine } from '../../shop/cart-line.ts'
import type { Cents } from '../../shop/money.ts'
import { isOfItem } from '../../shop/requested-items.ts'
import { restoredLine } from '../../shop/restored-line.ts'
import type { ApiClient } from '../api-client.ts'
import { ApiError } from '../errors.ts'
import { addWithOneRetry, deleteCartLine, setCartQuantity, type CartResponse } from './cart.ts'

/** Lines of a cart in exchange for others, as for kits with the same packages. */
export interface Exchange {
  add: readonly CartLine[]
  /** The lines to take out, each with the quantity to take; other units of the line stay. */
  take: readonly CartItem[]
  /** What a unit of each added line may cost at most; undefined for any price. */
  prices?: readonly Cents[]
}

/** The response with the cart after an exchange, and its lines that were added. */
export interface Exchanged {
  response: CartResponse
  added: CartItem[]
}

/**
 * Adds lines to a cart and then takes others out. When one of the calls fails, or the store adds fewer units or asks a higher price,
 * the changes so far are reverted as far as the store allows. `before` is the cart before. Throws ApiError.
 */
export async function exchangeLines(
  store: ApiClient,
  before: ShopCart,
  { add, take, prices }: Exchange,
  key: string,
): Promise<Exchanged> {
  const reverts: (() => Promise<CartResponse>)[] = []
  const added: CartItem[] = []
  let response: CartResponse | undefined
  let { items } = before
  try {
    for (const [index, line] of add.entries()) {
      const earlier = lineOf(items, line)
      const next = await addWithOneRetry(store, line, `${key}-${index}`)
      response = { ...next, eventId: response?.eventId ?? next.eventId }
      items = next.cart.items
      const found = lineOf(items, line)
      const units = (found?.quantity ?? 0) - (earlier?.quantity ?? 0)
      if (found && units > 0) reverts.push(() => takeOut(store, items, { ...found, quantity: units }))
      if (!found || units < line.quantidade) throw new ApiError('contract', 'The store added fewer units')
      if ((found.price ?? Infinity) > (prices?.[index] ?? Infinity))
        throw new ApiError('contract', 'The store asks a higher price')
      added.push(found)
    }
    for (const [index, item] of take.entries()) {
      const next = await takeOut(store, items, item)
      response = { ...next, eventId: response?.eventId ?? next.eventId }
      items = next.cart.items
      reverts.push(() => addWithOneRetry(store, restoredLine(item), `${key}-back-${index}`))
    }
    return {
      response: response!,
      added: added.map((line) => items.find(({ key: its }) => its === line.key) ?? line),
    }
  } catch (error) {
    for (const revert of reverts.reverse())
      items = (await revert().catch(() => undefined))?.cart.items ?? items
    throw error
  }
}

function lineOf(items: readonly CartItem[], { idProduto, idAtributo = 0, tipo, adicional = '' }: CartLine) {
  return items.find(
    ({ hash, kind }) =>
      kind === tipo && isOfItem(hash, { idProduto, idAtributo }) && (hash['adicional'] ?? '') === adicional,
  )
}

function takeOut(store: ApiClient, items: readonly CartItem[], { key, quantity }: CartItem) {
  const line = items.find((item) => item.key === key)
  if (!line) throw new ApiError('contract', 'The cart does not have the line')
  return line.quantity > quantity
    ? setCartQuantity(store, line, line.quantity - quantity)
    : deleteCartLine(store, line)
}
