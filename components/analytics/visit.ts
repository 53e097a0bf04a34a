import { fetchStoredClick } from '#lib/analytics/fetch-stored-click.ts'
import type { Consent } from '#lib/consent/consent.ts'
import { receiptInBrowser } from '#lib/consent/receipt-in-browser.ts'
import { hasTags, NO_TAGS, type TagIds } from '#lib/shop/tags.ts'
import { onShopState } from '#lib/state/shop-state.ts'
import { watchCartEvents } from './cart-events.ts'
import { defaultConsent, updateConsent } from './data-layer.ts'
import { isGoogleTagLoaded } from './google-tag.ts'
import { keepLandingClick } from './landing-click.ts'
import {
  beginView,
  payloadText,
  applyLandingClick,
  publish,
  trackPixelView,
  type PageView,
} from './page-view.ts'
import { reloadPage } from './reload-page.ts'
import { loadTags, ownTags } from './tags.ts'
import { watchVitals } from './vitals.ts'

/** The longest time that the first view waits for the stored ad click, in milliseconds. */
const LATEST_MS = 3000

let view: PageView | undefined
/** Path and payload of the current view: a new path, or another page of the same list, starts a new view. */
let shown = ''
let lastHref = ''
let tags: TagIds = NO_TAGS
let given: Consent | undefined
/** Once the server has the click of the address. */
let kept = Promise.resolve()
/** Once the view that a click began knows of it, or is not to wait any longer. */
let settled = Promise.resolve()

/** Call it on every route change; the first call starts analytics. */
export function trackRoute(): void {
  if (!view) start()
  else look()
  if (hasTags(tags)) showConsent()
}

function start() {
  tags = ownTags()
  given = receiptInBrowser()
  if (hasTags(tags)) {
    defaultConsent()
    if (given) updateConsent(given, false)
  }
  watchCartEvents(() => view?.payload.brand ?? '')
  onShopState(() => view && void publish(view))
  // The next page of a list has the same path.
  window.navigation?.addEventListener('currententrychange', () => setTimeout(look))
  addEventListener('pageshow', ({ persisted }) => persisted && look())
  if (hasTags(tags) && given?.ads !== false) kept = keepLandingClick()
  look()
  if (hasTags(tags) && view && given?.analytics !== false) void watchVitals(view, settled).catch(() => {})
}

function look() {
  if (isRevokedElsewhere()) return reloadPage()
  const now = location.pathname + payloadText()
  if (now === shown) return
  shown = now
  const isFirst = !view
  view = beginView(isFirst ? document.referrer : lastHref)
  lastHref = location.href
  if (isFirst && hasTags(tags)) settled = learn(view)
  void proceed(view)
}

// The visitor has withdrawn the consent in another tab.
function isRevokedElsewhere(): boolean {
  const now = receiptInBrowser()
  return Boolean((given?.analytics && !now?.analytics) || (given?.ads && !now?.ads))
}

// The stored click is requested only after the server has the click of this visit.
function learn(of: PageView): Promise<void> {
  const learned = kept.then(fetchStoredClick).then((click) => applyLandingClick(of, click, of === view))
  return Promise.race([learned, new Promise<void>((resolve) => setTimeout(resolve, LATEST_MS))])
}

/** What needs others first: the click that the visit began with, the tags, the visitor. */
async function proceed(of: PageView) {
  await settled
  of.isSettled = true
  await loadTags(tags, given)
  trackPixelView(of)
  await publish(of)
}

/** The visitor has chosen; what was agreed to before and no longer is goes with the page that has it. */
function choose(consent: Consent) {
  const isLess = (given?.analytics && !consent.analytics) || (given?.ads && !consent.ads)
  given = consent
  updateConsent(consent, isGoogleTagLoaded())
  if (isLess) reloadPage()
  else if (view) {
    settled = learn(view)
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
