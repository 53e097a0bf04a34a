import { onShopState, shopState } from '#lib/state/shop-state.ts'
import { watchMenuCartLink } from './menu-cart-link.ts'
import { loadDeferredFonts } from './deferred-fonts.ts'
import { layOutDeferredSections } from './deferred-sections.ts'
import { watchLoginMarker } from './login-marker.ts'
import { closeGroups, watchGroups } from './menu-groups.ts'
import { registerOfflineWorker } from './offline-worker.ts'
import { closePanels, watchPanels } from './panels.ts'
import { guardSeal } from './seal-guard.ts'
import { watchWhatsapp } from './whatsapp-message.ts'

/** The browser has put a page back by then, in milliseconds. */
const RESTORING_MS = 1000

let isStarted = false

/** Called on every path of the visit: the first call starts everything, each later one closes what is open (spec section 4). */
export function onRouteChange(): void {
  if (isStarted) {
    closeAll()
    void loadDeferredFonts()
  } else start()
  isStarted = true
  markCurrent()
}

function start() {
  watchPanels()
  watchGroups()
  watchMenuCartLink(closeAll)
  watchLoginMarker()
  watchWhatsapp()
  guardSeal()
  registerOfflineWorker()
  void layOutDeferredSections()
  if (document.readyState === 'complete') scrollSmoothly()
  else addEventListener('load', scrollSmoothly)
  // The cart's drawer and the menus exclude one another.
  onShopState(() => shopState().isCartOpen && closeAll())
  // A page that comes back from the back-forward cache comes back closed.
  addEventListener('pagehide', closeAll)
  addEventListener('popstate', restoreAtOnce)
}

function scrollSmoothly() {
  document.documentElement.dataset['scrolls'] = 'smoothly'
}

/** Going back is no journey: the page stands where it was, however smoothly it scrolls otherwise. */
function restoreAtOnce() {
  const { style } = document.documentElement
  style.scrollBehavior = 'auto'
  setTimeout(() => style.removeProperty('scroll-behavior'), RESTORING_MS)
}

function closeAll() {
  closePanels()
  closeGroups()
}

function markCurrent() {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('header a')) {
    if (link.origin === location.origin && link.pathname === location.pathname)
      link.setAttribute('aria-current', 'page')
    else link.removeAttribute('aria-current')
  }
}
