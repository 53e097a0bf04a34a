import { cartBadgeCopy } from '#lib/copy/cart-badge.ts'
import { langOfPath } from '#lib/routes/lang.ts'
import { openCart } from '#lib/state/lazy-cart.ts'
import { onShopState, shopState } from '#lib/state/shop-state.ts'
import { nearest } from './nearest.ts'

const LINK = 'a[data-menu-cart-link]'

/** The cart link in the menu panel of phones: shows the item count; a press closes the menu and opens the drawer (spec section 2, App shell). */
export function watchMenuCartLink(closeAll: () => void): void {
  onShopState(showCount)
  showCount()
  document.addEventListener('click', (event) => {
    const link = nearest<HTMLAnchorElement>(event, LINK)
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    closeAll()
    openCart().catch(() => location.assign(link.href))
  })
}

function showCount() {
  const link = document.querySelector(LINK)
  const badge = link?.querySelector('span')
  const { count } = shopState()
  if (!link || !badge || count === undefined) return
  badge.textContent = count ? String(count) : ''
  link.setAttribute('aria-label', cartBadgeCopy[langOfPath(location.pathname)].count(count))
}
