import { parseCookies } from '../http/cookies.ts'
import { CONSENT_COOKIE, parseConsent, type Consent } from './consent.ts'

/** The consent receipt in this browser's cookies; `undefined` before the visitor has chosen. */
export function receiptInBrowser(): Consent | undefined {
  return parseConsent(parseCookies(document.cookie).get(CONSENT_COOKIE))
}
