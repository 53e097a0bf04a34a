import { createRoot, type Root } from 'react-dom/client'
import { showToast } from '#components/ui/toast.ts'
import type { Consent } from '#lib/consent/consent.ts'
import { receiptInBrowser } from '#lib/consent/receipt-in-browser.ts'
import { consentCopy } from '#lib/copy/consent.ts'
import { langOfPath } from '#lib/routes/lang.ts'
import { ConsentBanner } from './consent-banner.tsx'
import { CONSENT_CONTAINER } from './consent-container.ts'

/** The link that opens the preferences; without JavaScript, when no tags load, it leads to the privacy policy. */
const PREFERENCES_LINK = 'a[data-privacy-preferences]'

let container: HTMLElement | null = null
let root: Root | undefined
/** The pressed preferences link, while the preferences are open. */
let opener: HTMLElement | undefined
let notify: (consent: Consent) => void = () => {}
/** Whether the visitor has made a choice on this page, even if the browser stores no cookie. */
let hasChosen = false

/** Shows the banner to a visitor who has not chosen yet, in the language of the page, and opens the preferences from the footer (P12). */
export function showConsentOnRoute(onChosen: (consent: Consent) => void): void {
  notify = onChosen
  const found = document.getElementById(CONSENT_CONTAINER)
  if (found !== container) {
    if (!container) document.addEventListener('click', openPreferences)
    root?.unmount()
    root = undefined
    container = found
  }
  show()
}

function show() {
  const receipt = receiptInBrowser()
  const isHidden = !opener && (hasChosen || receipt !== undefined)
  if (!container || (isHidden && !root)) return
  root ??= createRoot(container)
  const lang = langOfPath(location.pathname)
  root.render(
    isHidden ? null : (
      <ConsentBanner
        // A change of language, or opening the preferences, remounts the banner.
        key={`${lang} ${opener ? 'preferences' : ''}`}
        lang={lang}
        hasPolicy={container.dataset['withoutPolicy'] === undefined}
        receipt={receipt}
        isRequested={opener !== undefined}
        onChosen={chosen}
        onClose={close}
      />
    ),
  )
}

function openPreferences(event: MouseEvent) {
  const link = event.target instanceof Element ? event.target.closest<HTMLElement>(PREFERENCES_LINK) : null
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return
  event.preventDefault()
  opener = link
  show()
}

function chosen(consent: Consent) {
  const isRequested = opener !== undefined
  hasChosen = true
  close()
  if (isRequested) showToast({ kind: 'success', text: consentCopy[langOfPath(location.pathname)].saved })
  notify(consent)
}

function close() {
  const hadFocus = container?.contains(document.activeElement)
  const focusTarget = opener ?? document.getElementById('conteudo')
  opener = undefined
  root?.render(null)
  if (hadFocus) focusTarget?.focus({ preventScroll: true })
}
