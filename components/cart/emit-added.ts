import type { CartResponse } from '#lib/client/store/cart.ts'
import type { CartLine } from '#lib/shop/cart-line.ts'
import { isOfItem, itemsOfRequest } from '#lib/shop/requested-items.ts'
import type { CartItem, ShopCart } from '#lib/shop/cart.ts'
import { emitShopEvent } from '#lib/state/shop-events.ts'

/**
 * Emits an event for each line of a confirmed add; the first has the event id of the response (R80, R84). The store may add fewer
 * units than requested: the comparison with the cart before the add shows how many are new.
 */
export function emitAdded(
  requested: CartLine,
  before: ShopCart | undefined,
  { cart, eventId }: CartResponse,
): void {
  const lines = itemsOfRequest(requested).flatMap((item) => findLine(item, requested.adicional, cart) ?? [])
  for (const [index, line] of [...new Set(lines)].entries()) {
    const previousQuantity = before?.items.find(({ key }) => key === line.key)?.quantity ?? 0
    const isDifferenceKnown = before !== undefined && line.quantity > previousQuantity
    const limit = requested.hasOwnQuantities ? line.quantity : requested.quantidade
    const quantity = isDifferenceKnown ? Math.min(limit, line.quantity - previousQuantity) : limit
    emitShopEvent({ kind: 'added', line, quantity, id: index === 0 ? eventId : '' })
  }
}

function findLine(
  item: Parameters<typeof isOfItem>[1],
  adicional = '',
  { items }: ShopCart,
): CartItem | undefined {
  const candidates = items.filter(({ hash }) => isOfItem(hash, item))
  return candidates.find(({ hash }) => (hash['adicional'] ?? '') === adicional) ?? candidates.at(-1)
}
