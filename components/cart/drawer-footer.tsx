'use client'

import { useId, useSyncExternalStore, type MouseEvent } from 'react'
import type { ShopCart } from '#lib/shop/cart.ts'
import type { CartControl } from './cart-control.ts'
import type { CartProps } from './cart-props.ts'
import styles from './drawer-footer.module.css'
import { followLink } from './follow-link.ts'
import { Purchase } from './purchase.tsx'
import { CartTotal } from './totals.tsx'

/** The footer of the drawer: only the total and the link to the payment page, so that a small screen shows the lines. */
export function DrawerFooter({
  cart,
  content,
  ...shop
}: CartProps & { cart: CartControl; content: ShopCart }) {
  const { pending, pendingWrites } = useSyncExternalStore(cart.view.subscribe, cart.view.get, cart.view.get)
  const limitId = useId()
  const hasUnsavedChanges = pending.size > 0 || pendingWrites > 0

  // Unsaved changes must reach the store before the payment page reads the cart.
  const purchase = async (event: MouseEvent<HTMLAnchorElement>) => {
    if (!hasUnsavedChanges) return
    event.preventDefault()
    const { href } = event.currentTarget
    const isSaved = await cart.flush()
    const subtotal = cart.client.getQueryData(cart.query(shop.lang).queryKey)?.cart.subtotal ?? 0
    if (isSaved && subtotal <= (shop.settings.purchaseLimit ?? Infinity)) followLink(href)
  }
  return (
    <div className={styles.footer}>
      <CartTotal cart={content} isPending={hasUnsavedChanges} {...shop} />
      <Purchase
        subtotal={content.subtotal}
        id={limitId}
        onClick={(event) => void purchase(event)}
        {...shop}
      />
    </div>
  )
}
