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

/** The longest time that a view waits for the stored ad click, in milliseconds. */
const CLICK_TIMEOUT_MS = 3000

let view: PageView | undefined
/** Path and payload of the current view: a new path, or another page of the same list, starts a new view. */
let viewKey = ''
let previousHref = ''
let tags: TagIds = NO_TAGS
let consent: Consent | undefined
/** Resolves when the ad click in the page's URL, if any, has been sent to the server. */
let clickSent = Promise.resolve()
/** Resolves when the stored ad click has been applied to its view, or after CLICK_TIMEOUT_MS. */
let clickApplied = Promise.resolve()

/** Tracks the current page. Call it on every route change; the first call starts analytics. */
export function trackRoute(): void {
  if (!view) start()
  else startViewIfNew()
  if (hasTags(tags)) showConsentBanner()
}

function start() {
  tags = configuredTags()
  consent = receiptInBrowser()
  if (hasTags(tags)) {
    defaultConsent()
    if (consent) updateConsent(consent, false)
  }
  watchCartEvents(() => view?.payload.brand ?? '')
  onShopState(() => view && void publish(view))
  // The next page of a list has the same path.
  window.navigation?.addEventListener('currententrychange', () => setTimeout(startViewIfNew))
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) startViewIfNew()
  })
  if (hasTags(tags) && consent?.ads !== false) clickSent = sendLandingClick()
  startViewIfNew()
  if (hasTags(tags) && view && consent?.analytics !== false)
    void watchVitals(view, clickApplied).catch(() => {})
}

function startViewIfNew() {
  if (isRevokedElsewhere()) return reloadPage()
  const key = location.pathname + payloadText()
  if (key === viewKey) return
  viewKey = key
  const isFirst = !view
  view = beginView(isFirst ? document.referrer : previousHref)
  previousHref = location.href
  if (isFirst && hasTags(tags)) clickApplied = applyStoredClick(view)
  void completeView(view)
}

/** Whether the visitor has withdrawn consent in another tab. */
function isRevokedElsewhere(): boolean {
  const now = receiptInBrowser()
  return Boolean((consent?.analytics && !now?.analytics) || (consent?.ads && !now?.ads))
}

/** Fetches the stored ad click, after the click of this page has been sent to the server, and applies it to a view. */
function applyStoredClick(pageView: PageView): Promise<void> {
  const applied = clickSent
    .then(fetchStoredClick)
    .then((click) => applyLandingClick(pageView, click, pageView === view))
  return Promise.race([applied, new Promise<void>((resolve) => setTimeout(resolve, CLICK_TIMEOUT_MS))])
}

/** Loads the tags and publishes a view, after its ad click. */
async function completeView(pageView: PageView) {
  await clickApplied
  pageView.isReady = true
  await loadTags(tags, consent)
  trackPixelView(pageView)
  await publish(pageView)
}

/** Applies the visitor's choice. After a withdrawal the page reloads, because a loaded tag cannot be unloaded (P12). */
function applyChoice(choice: Consent) {
  const isWithdrawn = (consent?.analytics && !choice.analytics) || (consent?.ads && !choice.ads)
  consent = choice
  updateConsent(choice, isGoogleTagLoaded())
  if (isWithdrawn) reloadPage()
  else if (view) {
    clickApplied = applyStoredClick(view)
    void completeView(view)
  }
}

function showConsentBanner() {
  import('./consent/consent-host.tsx').then(
    ({ showConsentOnRoute }) => showConsentOnRoute(applyChoice),
    // If the banner does not load, a new visitor cannot consent, so no tag loads.
    () => {},
  )
}
