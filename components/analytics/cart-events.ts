import { ecommerceEvent } from '#lib/analytics/events.ts'
import { itemOfLine, type AnalyticsItem } from '#lib/analytics/item.ts'
import { barePath, paths } from '#lib/routes/paths.ts'
import type { CartItem } from '#lib/shop/cart.ts'
import { onShopEvent } from '#lib/state/shop-events.ts'
import { shopState } from '#lib/state/shop-state.ts'
import { pushEntries } from './data-layer.ts'
import { newEventId } from './event-id.ts'
import { cachedCart, onCartChange } from './cached-cart.ts'
import { trackPixel } from './meta-pixel.ts'
import { addressOf, categoryOf } from './page-view.ts'

/** Where the cart is in sight now: nowhere, or in the drawer or on its page, which is told once. */
let isSeen = false
let checkout = { cart: '', id: '' }

/** Tells of everything that happens to the cart (R80); `brand` is that of the page's items. */
export function watchCartEvents(brand: () => string): void {
  const told = (line: CartItem): AnalyticsItem =>
    itemOfLine(line, { brand: brand(), category: categoryOf, address: addressOf })
  const all = () => cachedCart()?.items.map(told) ?? []

  onShopEvent((event) => {
    if (event.kind === 'removed') return pushEntries(ecommerceEvent('remove_from_cart', [told(event.line)]))
    const item = { ...told(event.line), quantity: event.quantity }
    pushEntries(ecommerceEvent('add_to_cart', [item]))
    trackPixel('AddToCart', [item], event.id || newEventId())
  })

  onCartChange(() => {
    if (!shopState().isCartOpen && !isCartPage()) isSeen = false
    else if (!isSeen && cachedCart()) {
      isSeen = true
      pushEntries(ecommerceEvent('view_cart', all()))
    }
  })

  document.addEventListener('click', ({ target }) => {
    if (!isPurchase(target)) return
    const items = all()
    pushEntries(ecommerceEvent('begin_checkout', items))
    if (items.length > 0) trackPixel('InitiateCheckout', items, checkoutId(items))
  })
}

// Whoever presses again for the same cart means the same (R84).
function checkoutId(items: readonly AnalyticsItem[]): string {
  const cart = JSON.stringify(items.map(({ id, variant, quantity }) => [id, variant, quantity]))
  if (checkout.cart !== cart) checkout = { cart, id: newEventId() }
  return checkout.id
}

function isCartPage(): boolean {
  return `${barePath(location.pathname).replace(/\/$/, '')}/` === paths.cart()
}

// Above the purchase limit the link leads nowhere (P15).
function isPurchase(target: EventTarget | null): boolean {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  return link !== null && link.origin === location.origin && barePath(link.pathname) === paths.payment()
}
