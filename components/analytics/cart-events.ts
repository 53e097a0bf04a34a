import { ecommerceEvent, purchaseEvent } from '#lib/analytics/events.ts'
import { itemOfLine, itemOfOrderLine, type AnalyticsItem } from '#lib/analytics/item.ts'
import type * as Queries from '#lib/browser/cart-query.ts'
import type { CartResponse } from '#lib/client/store/cart.ts'
import { newUuid } from '#lib/http/random-key.ts'
import { barePath, paths } from '#lib/routes/paths.ts'
import type { CartItem, ShopCart } from '#lib/shop/cart.ts'
import { onShopEvent } from '#lib/state/shop-events.ts'
import { onShopState, shopState } from '#lib/state/shop-state.ts'
import { pushEntries } from './data-layer.ts'
import { trackPixel } from './meta-pixel.ts'
import { addressOf, categoryOf } from './page-view.ts'

/** Whether view_cart has been sent since the cart became visible, in the drawer or on its page. */
let isViewSent = false
/** The cart of the last begin_checkout, as JSON, and its event id. */
let checkout = { cart: '', id: '' }
let queries: typeof Queries | undefined

/** Sends the events of the cart (R80); `brand` returns the brand of the page's items. */
export function watchCartEvents(brand: () => string): void {
  const context = () => ({ brand: brand(), category: categoryOf, address: addressOf })
  const toItem = (line: CartItem): AnalyticsItem => itemOfLine(line, context())
  const allItems = () => cachedCart()?.items.map(toItem) ?? []

  onShopEvent((event) => {
    if (event.kind === 'removed') return pushEntries(ecommerceEvent('remove_from_cart', [toItem(event.line)]))
    if (event.kind === 'purchased') {
      const { order } = event
      const items = order.lines.map((line) => itemOfOrderLine(line, context()))
      pushEntries(purchaseEvent(order, items))
      return trackPixel('Purchase', items, `pedido-${order.number}`)
    }
    const item = { ...toItem(event.line), quantity: event.quantity }
    pushEntries(ecommerceEvent('add_to_cart', [item]))
    trackPixel('AddToCart', [item], event.id || newUuid())
  })

  onCartChange(() => {
    if (!shopState().isCartOpen && !isCartPage()) isViewSent = false
    else if (!isViewSent && cachedCart()) {
      isViewSent = true
      pushEntries(ecommerceEvent('view_cart', allItems()))
    }
  })

  document.addEventListener('click', ({ target }) => {
    if (!isCheckoutLink(target)) return
    const items = allItems()
    pushEntries(ecommerceEvent('begin_checkout', items))
    if (items.length > 0) trackPixel('InitiateCheckout', items, checkoutId(items))
  })
}

// Calls `changed` when the cart may have changed: it has loaded or changed, or its drawer has opened or closed.
function onCartChange(changed: () => void): void {
  const update = () => {
    changed()
    // Imported only after the cart, whose bundle contains the same library: no extra download.
    if (!queries && shopState().isCartReady)
      import('#lib/browser/cart-query.ts').then(
        (loaded) => {
          queries = loaded
          changed()
        },
        () => {},
      )
  }
  onShopState(update)
  update()
}

// The cart in the query cache; undefined before it has loaded.
function cachedCart(): ShopCart | undefined {
  const cached = queries?.queryClient().getQueriesData<CartResponse>({ queryKey: queries.CART_KEY }) ?? []
  return cached.findLast(([, response]) => response)?.[1]?.cart
}

// Returns the same id for a second press with an unchanged cart (R84).
function checkoutId(items: readonly AnalyticsItem[]): string {
  const cart = JSON.stringify(items.map(({ id, variant, quantity }) => [id, variant, quantity]))
  if (checkout.cart !== cart) checkout = { cart, id: newUuid() }
  return checkout.id
}

function isCartPage(): boolean {
  return `${barePath(location.pathname).replace(/\/$/, '')}/` === paths.cart()
}

// Above the purchase limit the link has no href, so a press on it sends no event (P15).
function isCheckoutLink(target: EventTarget | null): boolean {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  return (
    link !== null && link.origin === location.origin && barePath(link.pathname) === paths.checkoutPayment()
  )
}
