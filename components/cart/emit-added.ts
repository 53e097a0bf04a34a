import type { CartResponse } from '#lib/client/store/cart.ts'
import type { CartLine } from '#lib/shop/cart-line.ts'
import type { CartItem, ShopCart } from '#lib/shop/cart.ts'
import { emitShopEvent } from '#lib/state/shop-events.ts'

/**
 * Tells of an add that the store has confirmed, with the id that came with its answer (R80, R84). The store may have had
 * fewer than were asked for: what the cart held before says how many are new.
 */
export function emitAdded(
  asked: CartLine,
  before: ShopCart | undefined,
  { cart, eventId }: CartResponse,
): void {
  const line = find(asked, cart)
  if (!line) return
  const held = before?.items.find(({ key }) => key === line.key)?.quantity ?? 0
  const isKnown = before !== undefined && line.quantity > held
  const quantity = isKnown ? Math.min(asked.quantidade, line.quantity - held) : asked.quantidade
  emitShopEvent({ kind: 'added', line, quantity, id: eventId })
}

function find({ idProduto, adicional = '' }: CartLine, { items }: ShopCart): CartItem | undefined {
  const alike = items.filter(({ hash }) => hash.idProduto === idProduto)
  return alike.find(({ hash }) => (hash['adicional'] ?? '') === adicional) ?? alike.at(-1)
}
