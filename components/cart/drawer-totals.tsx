'use client'

import { useSyncExternalStore } from 'react'
import type { ShopCart } from '#lib/shop/cart.ts'
import { useShopState } from '#lib/state/use-shop-state.ts'
import type { CartControl } from './cart-control.ts'
import type { CartProps } from './cart-props.ts'
import codeForm from './code-form.module.css'
import { DeliveryDate } from './delivery-date.tsx'
import { DrawerCoupon } from './drawer-coupon.tsx'
import styles from './drawer-footer.module.css'
import { Totals } from './totals.tsx'

/** The amounts below the lines of the drawer, the day of delivery and its coupon; the footer has the total. */
export function DrawerTotals({
  cart,
  content,
  lang,
  settings,
}: Pick<CartProps, 'lang' | 'settings'> & { cart: CartControl; content: ShopCart }) {
  const { pending, pendingWrites } = useSyncExternalStore(cart.view.subscribe, cart.view.get, cart.view.get)
  const { isCartOpen } = useShopState()
  const isPending = pending.size > 0 || pendingWrites > 0
  return (
    <div className={styles.footer}>
      <Totals cart={content} isPending={isPending} lang={lang} settings={settings} hasTotalApart />
      <div className={codeForm.asks}>
        <DeliveryDate items={content.items} lang={lang} client={cart.client} isShown={isCartOpen} />
        <DrawerCoupon cart={cart} content={content} lang={lang} settings={settings} />
      </div>
    </div>
  )
}
