/** What a visitor may agree to, each by itself (P12). */
const CONSENT_CATEGORIES = ['analytics', 'ads'] as const
export type ConsentCategory = (typeof CONSENT_CATEGORIES)[number]

/** The receipt of a visitor's choice: which question was asked, when, and what was answered (P12). */
export interface Consent extends Record<ConsentCategory, boolean> {
  version: number
  /** Unix seconds. */
  at: number
}

/** The question that is asked now; a choice made about an earlier one is asked for again. */
export const CONSENT_VERSION = 1

/** The cookie that keeps the receipt; pages read it, so it is not HttpOnly. */
export const CONSENT_COOKIE = 'consentimento'

/** How long a choice holds, in seconds: half a year. */
export const CONSENT_MAX_AGE = 15_552_000

const LETTERS: Record<ConsentCategory, string> = { analytics: 'm', ads: 'p' }
const RECEIPT = /^(\d{1,4})\.(\d{1,12})\.(-|m?p?)$/

/** The receipt as the cookie has it: `1.1763731234.mp`, `-` for nothing at all. */
export function formatConsent(consent: Consent): string {
  const granted = CONSENT_CATEGORIES.filter((category) => consent[category]).map((each) => LETTERS[each])
  return `${consent.version}.${consent.at}.${granted.join('') || '-'}`
}

/** The receipt that a cookie's value holds; nothing when there is none, or none for the question of today. */
export function parseConsent(value: string | undefined): Consent | undefined {
  const [, version, at, granted] = RECEIPT.exec(value ?? '') ?? []
  if (!granted || Number(version) !== CONSENT_VERSION) return undefined
  return {
    version: CONSENT_VERSION,
    at: Number(at),
    analytics: granted.includes(LETTERS.analytics),
    ads: granted.includes(LETTERS.ads),
  }
}
