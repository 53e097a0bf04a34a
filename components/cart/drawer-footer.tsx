'use client'

import { useId, useSyncExternalStore, type MouseEvent } from 'react'
import { Button } from '#components/ui/button.tsx'
import { cartCopy } from '#lib/copy/cart.ts'
import type { ShopCart } from '#lib/shop/cart.ts'
import type { CartControl } from './cart-control.ts'
import type { CartShop } from './cart-shop.ts'
import styles from './drawer-footer.module.css'
import { followLink } from './follow-link.ts'
import { Purchase } from './purchase.tsx'
import { Totals } from './totals.tsx'

/** The foot of the drawer: what it costs, the way to the payment and back to the shop. */
export function DrawerFooter({
  cart,
  content,
  ...shop
}: CartShop & { cart: CartControl; content: ShopCart }) {
  const { wanted, writes } = useSyncExternalStore(cart.view.subscribe, cart.view.get, cart.view.get)
  const limitId = useId()
  const isWaiting = wanted.size > 0 || writes > 0

  // A change that is still on its way must be in the cart before the payment page reads it.
  const purchase = async (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isWaiting) return
    event.preventDefault()
    const { href } = event.currentTarget
    const isSaved = await cart.flush()
    const subtotal = cart.client.getQueryData(cart.query(shop.lang).queryKey)?.cart.subtotal ?? 0
    if (isSaved && subtotal <= shop.settings.purchaseLimit) followLink(href)
  }
  return (
    <div className={styles.footer}>
      <Totals cart={content} isWaiting={isWaiting} {...shop} />
      <Purchase
        subtotal={content.subtotal}
        id={limitId}
        onClick={(event) => void purchase(event)}
        {...shop}
      />
      <Button variant="secondary" size="small" wide onClick={cart.close}>
        {cartCopy[shop.lang].keepShopping}
      </Button>
    </div>
  )
}
