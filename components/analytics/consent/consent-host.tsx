import { createRoot, type Root } from 'react-dom/client'
import { showToast } from '#components/ui/toast.ts'
import type { Consent } from '#lib/consent/consent.ts'
import { receiptInBrowser } from '#lib/consent/receipt-in-browser.ts'
import { consentCopy } from '#lib/copy/consent.ts'
import { langOfPath } from '#lib/routes/lang.ts'
import { ConsentBanner } from './consent-banner.tsx'
import { CONSENT_CONTAINER } from './consent-container.ts'

/** The way back to the question; without JavaScript, when nothing loads that could be agreed to, a link to the policy. */
const OPENER = 'a[data-privacy-preferences]'

let place: HTMLElement | null = null
let root: Root | undefined
let opener: HTMLElement | undefined
let tell: (consent: Consent) => void = () => {}
/** Whether this page has its answer, though the browser may keep no receipt of it. */
let isAnswered = false

/** Asks whoever has not chosen yet, in the language of the page, and opens the preferences again from the footer (P12). */
export function showConsentOnRoute(onChosen: (consent: Consent) => void): void {
  tell = onChosen
  const found = document.getElementById(CONSENT_CONTAINER)
  if (found !== place) {
    if (!place) document.addEventListener('click', reopen)
    root?.unmount()
    root = undefined
    place = found
  }
  show()
}

function show() {
  const receipt = receiptInBrowser()
  const isQuiet = !opener && (isAnswered || receipt !== undefined)
  if (!place || (isQuiet && !root)) return
  root ??= createRoot(place)
  const lang = langOfPath(location.pathname)
  root.render(
    isQuiet ? null : (
      <ConsentBanner
        // A language or an opening of its own begins anew.
        key={`${lang} ${opener ? 'asked' : ''}`}
        lang={lang}
        receipt={receipt}
        isAskedFor={opener !== undefined}
        onChosen={chosen}
        onClose={close}
      />
    ),
  )
}

function reopen(event: MouseEvent) {
  const link = event.target instanceof Element ? event.target.closest<HTMLElement>(OPENER) : null
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return
  event.preventDefault()
  opener = link
  show()
}

function chosen(consent: Consent) {
  const isAskedFor = opener !== undefined
  isAnswered = true
  close()
  if (isAskedFor) showToast({ kind: 'success', text: consentCopy[langOfPath(location.pathname)].kept })
  tell(consent)
}

function close() {
  const hadFocus = place?.contains(document.activeElement)
  const back = opener ?? document.getElementById('conteudo')
  opener = undefined
  root?.render(null)
  if (hadFocus) back?.focus({ preventScroll: true })
}
