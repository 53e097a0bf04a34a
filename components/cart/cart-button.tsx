'use client'

import { useEffect, type ComponentType, type MouseEvent } from 'react'
import { afterPaint } from '#components/ui/after-paint.ts'
import { firstInteraction } from '#components/ui/first-interaction.ts'
import { Icon } from '#components/ui/icon.tsx'
import { whenIdle } from '#components/ui/when-idle.ts'
import { cartCount } from '#lib/browser/cart-count.ts'
import { cartBadgeCopy } from '#lib/copy/cart-badge.ts'
import { barePath, localePath, paths } from '#lib/routes/paths.ts'
import {
  cartPreloadProps,
  openCart,
  preloadCart,
  registerCartLoader,
  type CartActions,
} from '#lib/state/lazy-cart.ts'
import { shopState, updateShopState } from '#lib/state/shop-state.ts'
import { useShopState } from '#lib/state/use-shop-state.ts'
import type { CartProps } from './cart-props.ts'
import styles from './cart-button.module.css'
import { followLink } from './follow-link.ts'

/** The name of the window event that opens the drawer (spec section 4). */
export const CART_OPEN_EVENT = 'shop:cart-open'

/** The count is fetched, and the code loaded, when the page is idle, at the latest this long after the load event or the first interaction, in milliseconds. */
const IDLE_TIMEOUT_MS = 4000

let Drawer: ComponentType<CartProps> | undefined

async function loadPageCart(): Promise<CartActions> {
  const pageCart = await afterPaint(() => import('./cart-instance.tsx'))
  Drawer = pageCart.CartDrawer
  // The drawer renders in a separate task, so that a press is handled in between.
  await new Promise((resolve) => setTimeout(resolve))
  updateShopState({ isCartReady: true })
  return pageCart.cart
}

// For a visitor with items in the cart its code loads now; for others it loads at the first interaction.
async function readCount() {
  if (shopState().isCartReady) return
  const count = await cartCount()
  if (count) preloadCart()
  else if (shopState().count === undefined) updateShopState({ count })
}

function readCountWhenIdle() {
  void firstInteraction().then(() => whenIdle(preloadCart, IDLE_TIMEOUT_MS))
  // A page from the back-forward cache may show an outdated cart.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void readCount()
  })
  whenIdle(() => void readCount(), IDLE_TIMEOUT_MS)
}

/** The cart link of the header, which opens the drawer, and the drawer itself once its code has loaded. */
export function CartButton(shop: CartProps) {
  const { count, isCartReady } = useShopState()
  const href = localePath(shop.lang, paths.cart())
  const copy = cartBadgeCopy[shop.lang]

  useEffect(() => {
    registerCartLoader(loadPageCart)
    if (document.readyState === 'complete') readCountWhenIdle()
    else window.addEventListener('load', readCountWhenIdle, { once: true })
  }, [])

  useEffect(() => {
    const open = () => void openCart().catch(() => followLink(href))
    window.addEventListener(CART_OPEN_EVENT, open)
    return () => window.removeEventListener(CART_OPEN_EVENT, open)
  }, [href])

  return (
    <>
      <a
        className={styles.link}
        href={href}
        aria-label={count === undefined ? copy.cart : copy.count(count)}
        {...cartPreloadProps}
        onClick={(event) => openDrawer(event, href)}
      >
        <Icon name="cart" />
        <span className={styles.label}>{copy.cart}</span>
        {/* By CSS: as text it would have to be part of the link's name, beside the label (WCAG 2.5.3). */}
        {count ? <span className={styles.count} data-count={count} /> : null}
      </a>
      {isCartReady && Drawer ? <Drawer {...shop} /> : null}
    </>
  )
}

function openDrawer(event: MouseEvent<HTMLAnchorElement>, href: string) {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  // The cart page itself needs no drawer.
  if (barePath(location.pathname).startsWith('/checkout/carrinho')) return
  event.preventDefault()
  // Safari does not focus a pressed link, but the drawer restores the focus to it on closing.
  event.currentTarget.focus()
  openCart().catch(() => followLink(href))
}
