import { askKeptClick } from '#lib/analytics/ask-kept-click.ts'
import type { Consent } from '#lib/consent/consent.ts'
import { receiptInBrowser } from '#lib/consent/receipt-in-browser.ts'
import { hasTags, NO_TAGS, type TagIds } from '#lib/shop/tags.ts'
import { onShopState } from '#lib/state/shop-state.ts'
import { watchCartEvents } from './cart-events.ts'
import { defaultConsent, updateConsent } from './data-layer.ts'
import { isGoogleTagLoaded } from './google-tag.ts'
import { keepLandingClick } from './landing-click.ts'
import { beginView, factsText, learnClick, publish, tellPixelOfView, type PageView } from './page-view.ts'
import { reloadPage } from './reload-page.ts'
import { loadTags, ownTags } from './tags.ts'
import { watchVitals } from './vitals.ts'

let view: PageView | undefined
/** What stood there when the view began: a new path, or another page of the same list, is a new view. */
let shown = ''
let lastHref = ''
let tags: TagIds = NO_TAGS
let given: Consent | undefined

/** Called on every path of the visit; the first call starts everything. */
export function follow(): void {
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
  watchCartEvents(() => view?.facts.brand ?? '')
  onShopState(() => view && void publish(view))
  // A list goes on to its next page at the same path.
  window.navigation?.addEventListener('currententrychange', () => setTimeout(look))
  addEventListener('pageshow', ({ persisted }) => persisted && look())
  look()
  if (!hasTags(tags) || !view) return
  if (given?.ads !== false) void keepLandingClick()
  if (given?.analytics !== false) void watchVitals(view).catch(() => {})
}

function look() {
  if (isRevokedElsewhere()) return reloadPage()
  const now = location.pathname + factsText()
  if (now === shown) return
  shown = now
  const isFirst = !view
  view = beginView(isFirst ? document.referrer : lastHref)
  lastHref = location.href
  void proceed(view, isFirst)
}

// Another tab has taken back what this page's tags live by.
function isRevokedElsewhere(): boolean {
  const now = receiptInBrowser()
  return Boolean((given?.analytics && !now?.analytics) || (given?.ads && !now?.ads))
}

/** What needs others first: the click that the visit began with, the tags, the visitor. */
async function proceed(of: PageView, isFirst: boolean) {
  if (hasTags(tags) && isFirst) learnClick(of, await askKeptClick())
  await loadTags(tags, given)
  tellPixelOfView(of)
  await publish(of)
}

/** The visitor has chosen; what was agreed to before and no longer is goes with the page that has it. */
function choose(consent: Consent) {
  const isLess = (given?.analytics && !consent.analytics) || (given?.ads && !consent.ads)
  given = consent
  updateConsent(consent, isGoogleTagLoaded())
  if (isLess) reloadPage()
  else if (view) void proceed(view, true)
}

function showConsent() {
  import('./consent/consent-host.tsx').then(
    ({ followConsent }) => followConsent(choose),
    // Without it nothing is agreed to, and nothing loads.
    () => {},
  )
}
