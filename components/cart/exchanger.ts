import { exchangeLines, type Exchange, type Exchanged } from '#lib/client/store/exchange-lines.ts'
import { newKey } from '#lib/http/random-key.ts'
import { EMPTY_CART, type CartItem, type ShopCart } from '#lib/shop/cart.ts'
import { emitShopEvent } from '#lib/state/shop-events.ts'
import type { CartWriter } from './cart-writer.ts'
import { emitAdded } from './emit-added.ts'

/** Returns a function that exchanges lines of the cart as one write, reports it to analytics and resolves to the added lines. Throws ApiError. */
export function createExchanger(write: CartWriter['write'], currentCart: () => ShopCart | undefined) {
  return async (exchange: Exchange): Promise<CartItem[]> => {
    const before = currentCart() ?? EMPTY_CART
    let done: Exchanged | undefined
    await write(async (store) => {
      done = await exchangeLines(store, currentCart() ?? before, exchange, newKey())
      return done.response
    })
    if (!done) return []
    const { response, added } = done
    for (const [index, line] of exchange.add.entries())
      emitAdded(line, before, index === 0 ? response : { ...response, eventId: '' })
    for (const line of exchange.take) emitShopEvent({ kind: 'removed', line })
    return added
  }
}
