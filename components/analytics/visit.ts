import { fetchStoredClick } from '#lib/analytics/fetch-stored-click.ts'
import type { Consent } from '#lib/consent/consent.ts'
import { receiptInBrowser } from '#lib/consent/receipt-in-browser.ts'
import { hasTags, NO_TAGS, type TagIds } from '#lib/shop/tags.ts'
import { onShopState } from '#lib/state/shop-state.ts'
import { watchCartEvents } from './cart-events.ts'
import { defaultConsent, updateConsent } from './data-layer.ts'
import { isGoogleTagLoaded } from './google-tag.ts'
import { sendLandingClick } from './landing-click.ts'
import {
  beginView,
  payloadText,
  applyLandingClick,
  publish,
  trackPixelView,
  type PageView,
} from './page-view.ts'
import { reloadPage } from './reload-page.ts'
import { loadTags, configuredTags } from './tags.ts'
import { watchVitals } from './vitals.ts'

/** The longest time that the first view waits for the stored ad click, in milliseconds. */
const LATEST_MS = 3000

let view: PageView | undefined
/** Path and payload of the current view: a new path, or another page of the same list, starts a new view. */
let shown = ''
let lastHref = ''
let tags: TagIds = NO_TAGS
let currentConsent: Consent | undefined
/** Resolves once the server has the click of the landing URL. */
let clickSent = Promise.resolve()
/** Resolves once the stored ad click has been applied to its view, or the wait has timed out. */
let settled = Promise.resolve()

/** Call it on every route change; the first call starts analytics. */
export function trackRoute(): void {
  if (!view) start()
  else updateView()
  if (hasTags(tags)) showConsent()
}

function start() {
  tags = configuredTags()
  currentConsent = receiptInBrowser()
  if (hasTags(tags)) {
    defaultConsent()
    if (currentConsent) updateConsent(currentConsent, false)
  }
  watchCartEvents(() => view?.payload.brand ?? '')
  onShopState(() => view && void publish(view))
  // The next page of a list has the same path.
  window.navigation?.addEventListener('currententrychange', () => setTimeout(updateView))
  addEventListener('pageshow', ({ persisted }) => persisted && updateView())
  if (hasTags(tags) && currentConsent?.ads !== false) clickSent = sendLandingClick()
  updateView()
  if (hasTags(tags) && view && currentConsent?.analytics !== false)
    void watchVitals(view, settled).catch(() => {})
}

function updateView() {
  if (isRevokedElsewhere()) return reloadPage()
  const now = location.pathname + payloadText()
  if (now === shown) return
  shown = now
  const isFirst = !view
  view = beginView(isFirst ? document.referrer : lastHref)
  lastHref = location.href
  if (isFirst && hasTags(tags)) settled = loadLandingClick(view)
  void proceed(view)
}

// The visitor has withdrawn the consent in another tab.
function isRevokedElsewhere(): boolean {
  const now = receiptInBrowser()
  return Boolean((currentConsent?.analytics && !now?.analytics) || (currentConsent?.ads && !now?.ads))
}

// The stored click is requested only after the server has the click of this visit.
function loadLandingClick(target: PageView): Promise<void> {
  const applied = clickSent
    .then(fetchStoredClick)
    .then((click) => applyLandingClick(target, click, target === view))
  return Promise.race([applied, new Promise<void>((resolve) => setTimeout(resolve, LATEST_MS))])
}

/** Waits for the ad click, then loads the tags, sends the view to the pixel and publishes its variables. */
async function proceed(target: PageView) {
  await settled
  target.isSettled = true
  await loadTags(tags, currentConsent)
  trackPixelView(target)
  await publish(target)
}

/** Applies a new choice. A withdrawn consent reloads the page, because a loaded tag cannot be unloaded. */
function choose(consent: Consent) {
  const isLess = (currentConsent?.analytics && !consent.analytics) || (currentConsent?.ads && !consent.ads)
  currentConsent = consent
  updateConsent(consent, isGoogleTagLoaded())
  if (isLess) reloadPage()
  else if (view) {
    settled = loadLandingClick(view)
    void proceed(view)
  }
}

function showConsent() {
  import('./consent/consent-host.tsx').then(
    ({ showConsentOnRoute }) => showConsentOnRoute(choose),
    // Without the banner there is no consent, and no tag loads.
    () => {},
  )
}
