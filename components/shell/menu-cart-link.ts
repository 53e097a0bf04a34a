import { cartBadgeCopy } from '#lib/copy/cart-badge.ts'
import { langOfPath } from '#lib/routes/lang.ts'
import { openCart } from '#lib/state/lazy-cart.ts'
import { onShopState, shopState } from '#lib/state/shop-state.ts'
import { nearest } from './nearest.ts'

const DOOR = 'a[data-menu-cart-link]'

/** The cart of the phone's menu: shows the count and opens the drawer in place of the menu (spec section 2, App shell). */
export function watchMenuCartLink(closeAll: () => void): void {
  onShopState(showCount)
  showCount()
  document.addEventListener('click', (event) => {
    const door = nearest<HTMLAnchorElement>(event, DOOR)
    if (!door || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    closeAll()
    openCart().catch(() => location.assign(door.href))
  })
}

function showCount() {
  const door = document.querySelector(DOOR)
  const badge = door?.querySelector('span')
  const { count } = shopState()
  if (!door || !badge || count === undefined) return
  badge.textContent = count ? String(count) : ''
  door.setAttribute('aria-label', cartBadgeCopy[langOfPath(location.pathname)].count(count))
}
