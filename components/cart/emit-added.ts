import type { CartResponse } from '#lib/client/store/cart.ts'
import { isOfRequest, type CartLine } from '#lib/shop/cart-line.ts'
import type { CartItem, ShopCart } from '#lib/shop/cart.ts'
import { emitShopEvent } from '#lib/state/shop-events.ts'

/**
 * Emits the event of an add that the store has confirmed, with the event id of the response (R80, R84). The store may add
 * fewer units than requested: the cart before the add shows how many are new.
 */
export function emitAdded(
  requested: CartLine,
  before: ShopCart | undefined,
  { cart, eventId }: CartResponse,
): void {
  const line = find(requested, cart)
  if (!line) return
  const previousQuantity = before?.items.find(({ key }) => key === line.key)?.quantity ?? 0
  const isKnown = before !== undefined && line.quantity > previousQuantity
  const quantity = isKnown
    ? Math.min(requested.quantidade, line.quantity - previousQuantity)
    : requested.quantidade
  emitShopEvent({ kind: 'added', line, quantity, id: eventId })
}

function find(requested: CartLine, { items }: ShopCart): CartItem | undefined {
  const { adicional = '' } = requested
  const alike = items.filter(({ hash }) => isOfRequest(hash, requested))
  return alike.find(({ hash }) => (hash['adicional'] ?? '') === adicional) ?? alike.at(-1)
}
