import { registerPrefetch } from '#components/ui/prefetch.ts'
import { whenIdle } from '#components/ui/when-idle.ts'
import { onShopState, shopState } from '#lib/state/shop-state.ts'
import type { PageRouter } from './follow-links.ts'
import { watchMenuCartLink } from './menu-cart-link.ts'
import { loadDeferredFonts } from './deferred-fonts.ts'
import { layOutDeferredSections } from './deferred-sections.ts'
import { showDisplayFont } from './late-display-font.ts'
import { layOutAll } from './full-layout.ts'
import { markPageRendered, renderFirstScreenFirst } from './first-screen-first.ts'
import { watchLoginMarker } from './login-marker.ts'
import { watchChatLink } from './chat-link.ts'
import { closeGroups, watchGroups } from './menu-groups.ts'
import { watchLateMenuItems } from './late-menu-items.ts'
import { watchMenuProducts } from './menu-products.ts'
import { watchNewsletter } from './newsletter-behavior.ts'
import { showOwnMessages } from './field-messages.ts'
import { closePanels, watchPanels } from './panels.ts'
import { watchKitSizeLinks } from './kit-size-links.ts'
import { watchShownVariant } from './shown-variant.ts'
import { watchCardLinks } from './card-links.ts'
import { watchGalleries } from './gallery-pictures.ts'
import { endCardPreview } from './card-preview.ts'
import { prefetchCards } from './prefetch-cards.ts'
import { prefetchLinks } from './prefetch-links.ts'
import { watchConnection } from './offline-guard.ts'
import { guardSeal } from './seal-guard.ts'
import { skipOffscreen } from './skip-offscreen.ts'
import { watchWhatsapp } from './whatsapp-message.ts'

/** Time after `popstate` within which the browser restores the scroll position, in milliseconds. */
const RESTORING_MS = 1000

/** The display font is added at the latest this long after the start, in milliseconds. */
const FONT_TIMEOUT_MS = 500

let isStarted = false

/**
 * Call it at the first interaction and on every route change: the first call starts the behavior, later calls close open panels
 * and groups (spec section 4).
 */
export function onRouteChange(router: PageRouter): void {
  if (isStarted) {
    markPageRendered()
    closeAll()
    void loadDeferredFonts()
  } else {
    registerPrefetch((href) => router.prefetch(href))
    prefetchLinks()
    watchKitSizeLinks(router)
    watchShownVariant(router)
    start()
  }
  isStarted = true
  markCurrentLinks()
  prefetchCards()
}

function start() {
  renderFirstScreenFirst()
  watchCardLinks()
  watchGalleries()
  watchPanels()
  watchGroups()
  watchLateMenuItems()
  watchMenuProducts()
  watchMenuCartLink(closeAll)
  watchLoginMarker()
  watchWhatsapp()
  watchChatLink(closeAll)
  guardSeal()
  watchNewsletter()
  showOwnMessages()
  watchConnection()
  registerOfflineWorker()
  // After the display font, which changes the heights of sections: skipped ones keep the heights that they have.
  void Promise.all([layOutDeferredSections(), showLateFont()]).then(([sections]) => skipOffscreen(sections))
  if (document.readyState === 'complete') enableSmoothScroll()
  else addEventListener('load', enableSmoothScroll)
  // The cart drawer and the menus are never open together.
  onShopState(() => shopState().isCartOpen && closeAll())
  // So that a page restored from the back-forward cache shows no open panel.
  addEventListener('pagehide', closeAll)
  addEventListener('popstate', restoreScroll)
}

// In a task of its own, because it may lay out the page.
async function showLateFont(): Promise<void> {
  await new Promise<void>((idle) => whenIdle(idle, FONT_TIMEOUT_MS))
  await showDisplayFont()
}

// Registers the service worker that serves the offline page, after the load event (docs/decisions/0014).
function registerOfflineWorker(): void {
  if (!('serviceWorker' in navigator)) return
  const register = () => void navigator.serviceWorker.register('/sw.js').catch(() => {})
  if (document.readyState === 'complete') register()
  else addEventListener('load', register, { once: true })
}

function enableSmoothScroll() {
  document.documentElement.dataset['scrolls'] = 'smoothly'
}

// Going back restores the scroll position immediately, without smooth scrolling, on a page that is laid out completely.
function restoreScroll() {
  layOutAll()
  const { style } = document.documentElement
  style.scrollBehavior = 'auto'
  setTimeout(() => style.removeProperty('scroll-behavior'), RESTORING_MS)
}

function closeAll() {
  endCardPreview()
  closePanels()
  closeGroups()
}

function markCurrentLinks() {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('header a')) {
    if (isCurrent(link)) link.setAttribute('aria-current', 'page')
    else link.removeAttribute('aria-current')
  }
}

// A link without a query is current on every filtered page of its list, except in a group of links to filters (late-menu-items.ts).
function isCurrent(link: HTMLAnchorElement): boolean {
  const { origin, pathname, search } = link
  if (origin !== location.origin || pathname !== location.pathname) return false
  const spelled = (query: string) => new URLSearchParams(query).toString()
  return search ? spelled(search) === spelled(location.search) : !link.closest('[data-late]')
}
