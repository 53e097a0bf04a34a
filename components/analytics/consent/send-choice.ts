import { CONSENT_VERSION, type Consent, type ConsentCategory } from '#lib/consent/consent.ts'
import { receiptInBrowser } from '#lib/consent/receipt-in-browser.ts'

/** What was agreed to, category by category. */
export type ConsentChoice = Record<ConsentCategory, boolean>

const LATEST_MS = 10_000

/** Sends a choice to the shop, which keeps the receipt of it. Rejects when it could not be kept. */
export async function sendConsentChoice({ analytics, ads }: ConsentChoice): Promise<Consent> {
  const fields = new URLSearchParams({ voltar: location.pathname })
  if (analytics) fields.set('medicao', '1')
  if (ads) fields.set('anuncios', '1')
  const answer = await fetch('/api/consentimento', {
    method: 'POST',
    headers: { accept: 'application/json' },
    body: fields,
    signal: AbortSignal.timeout(LATEST_MS),
  })
  if (!answer.ok) throw new Error(`HTTP ${answer.status}`)
  // A browser that keeps no cookies is asked again on its next page; until then its word holds.
  return receiptInBrowser() ?? { version: CONSENT_VERSION, at: Math.floor(Date.now() / 1000), analytics, ads }
}
