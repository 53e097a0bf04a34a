import { parseCookies } from '../http/cookies.ts'
import { CONSENT_COOKIE, parseConsent, type Consent } from './consent.ts'

/** The receipt of this browser's choice; nothing while there is none. */
export function receiptInBrowser(): Consent | undefined {
  return parseConsent(parseCookies(document.cookie).get(CONSENT_COOKIE))
}
