'use client'

import { useId, useSyncExternalStore, type MouseEvent } from 'react'
import { buttonClass } from '#components/ui/button.tsx'
import { cartCopy } from '#lib/copy/cart.ts'
import { localePath, paths } from '#lib/routes/paths.ts'
import type { ShopCart } from '#lib/shop/cart.ts'
import type { CartControl } from './cart-control.ts'
import type { CartProps } from './cart-props.ts'
import styles from './drawer-footer.module.css'
import { followLink } from './follow-link.ts'
import { PaymentLine } from './payment-line.tsx'
import { Purchase } from './purchase.tsx'
import { CartTotal } from './totals.tsx'

/** The footer of the drawer: only the total and the links to the cart page and the payment page, so that a small screen shows the lines. */
export function DrawerFooter({
  cart,
  content,
  ...shop
}: CartProps & { cart: CartControl; content: ShopCart }) {
  const { pending, pendingWrites } = useSyncExternalStore(cart.view.subscribe, cart.view.get, cart.view.get)
  const limitId = useId()
  const hasUnsavedChanges = pending.size > 0 || pendingWrites > 0

  // Unsaved changes must reach the store before the page of a link reads the cart.
  const follow = async (event: MouseEvent<HTMLAnchorElement>, limit = Infinity) => {
    if (!hasUnsavedChanges) return
    event.preventDefault()
    const { href } = event.currentTarget
    const isSaved = await cart.flush()
    const subtotal = cart.client.getQueryData(cart.query(shop.lang).queryKey)?.cart.subtotal ?? 0
    if (isSaved && subtotal <= limit) followLink(href)
  }
  return (
    <div className={styles.footer}>
      <CartTotal cart={content} isPending={hasUnsavedChanges} {...shop} />
      <div className={styles.actions}>
        <a
          href={localePath(shop.lang, paths.cart())}
          className={buttonClass({ variant: 'secondary' })}
          onClick={(event) => void follow(event)}
        >
          {cartCopy[shop.lang].seeCart}
        </a>
        <Purchase
          subtotal={content.subtotal}
          id={limitId}
          onClick={(event) => void follow(event, shop.settings.purchaseLimit)}
          {...shop}
        />
      </div>
      <PaymentLine {...shop} />
    </div>
  )
}
