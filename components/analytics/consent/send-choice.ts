import { CONSENT_VERSION, type Consent, type ConsentCategory } from '#lib/consent/consent.ts'
import { receiptInBrowser } from '#lib/consent/receipt-in-browser.ts'

/** The consent for each category. */
export type ConsentChoice = Record<ConsentCategory, boolean>

const TIMEOUT_MS = 10_000

/** Sends a choice to the shop, which stores it in a cookie. Rejects if that fails. */
export async function sendConsentChoice({ analytics, ads }: ConsentChoice): Promise<Consent> {
  const fields = new URLSearchParams({ voltar: location.pathname })
  if (analytics) fields.set('medicao', '1')
  if (ads) fields.set('anuncios', '1')
  const response = await fetch('/api/consentimento', {
    method: 'POST',
    headers: { accept: 'application/json' },
    body: fields,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  if (!response.ok) throw new Error(`HTTP ${response.status}`)
  // If the browser stores no cookie, the choice applies to this page only.
  return receiptInBrowser() ?? { version: CONSENT_VERSION, at: Math.floor(Date.now() / 1000), analytics, ads }
}
