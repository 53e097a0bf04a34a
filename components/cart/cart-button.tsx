'use client'

import { useEffect, type ComponentType, type MouseEvent } from 'react'
import { firstInteraction } from '#components/ui/first-interaction.ts'
import { Icon } from '#components/ui/icon.tsx'
import { whenIdle } from '#components/ui/when-idle.ts'
import { cartCount } from '#lib/browser/cart-count.ts'
import { cartBadgeCopy } from '#lib/copy/cart-badge.ts'
import { barePath, localePath, paths } from '#lib/routes/paths.ts'
import { openCart, registerCartLoader, preloadCart, type CartActions } from '#lib/state/lazy-cart.ts'
import { shopState, updateShopState } from '#lib/state/shop-state.ts'
import { useShopState } from '#lib/state/use-shop-state.ts'
import type { CartShop } from './cart-shop.ts'
import styles from './cart-button.module.css'
import { followLink } from './follow-link.ts'

/** The window event that opens the drawer (spec section 4). */
export const CART_OPEN_EVENT = 'rosalume:cart-open'

/** The cart is asked for at the latest this long after the page has loaded, in milliseconds. */
const LATEST_LOOK_MS = 4000

let Drawer: ComponentType<CartShop> | undefined

async function loadEngine(): Promise<CartActions> {
  const engine = await import('./page-cart.tsx')
  Drawer = engine.CartDrawer
  // The drawer is drawn in a moment of its own: a press meanwhile is answered between the two.
  await new Promise((resolve) => setTimeout(resolve))
  updateShopState({ isCartReady: true })
  return engine.cart
}

function warm() {
  preloadCart().catch(() => {})
}

// Whoever has something in the cart gets its code now, everybody else when they reach for the page.
async function look() {
  if (shopState().isCartReady) return
  const count = await cartCount()
  if (count) warm()
  else if (shopState().count === undefined) updateShopState({ count })
}

function lookWhenIdle() {
  void firstInteraction().then(warm)
  // A page of the back-forward cache knows the cart of before.
  addEventListener('pageshow', ({ persisted }) => persisted && void look())
  whenIdle(() => void look(), LATEST_LOOK_MS)
}

/** The cart of the header: a link that opens the drawer, and the drawer once its code is here. */
export function CartButton(shop: CartShop) {
  const { count, isCartReady } = useShopState()
  const href = localePath(shop.lang, paths.cart())
  const copy = cartBadgeCopy[shop.lang]

  useEffect(() => {
    registerCartLoader(loadEngine)
    if (document.readyState === 'complete') lookWhenIdle()
    else window.addEventListener('load', lookWhenIdle, { once: true })
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
        onPointerEnter={warm}
        onFocus={warm}
        onClick={(event) => openInstead(event, href)}
      >
        <Icon name="cart" />
        <span className={styles.label}>{copy.cart}</span>
        {count ? <span className={styles.count}>{count}</span> : null}
      </a>
      {isCartReady && Drawer ? <Drawer {...shop} /> : null}
    </>
  )
}

function openInstead(event: MouseEvent<HTMLAnchorElement>, href: string) {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  // The cart's own page has the cart already.
  if (barePath(location.pathname).startsWith('/checkout/carrinho')) return
  event.preventDefault()
  // Safari does not focus a pressed link, and the drawer gives the focus back to where it was.
  event.currentTarget.focus()
  openCart().catch(() => followLink(href))
}
