/** The consent categories, each granted separately (P12). */
const CONSENT_CATEGORIES = ['analytics', 'ads'] as const
export type ConsentCategory = (typeof CONSENT_CATEGORIES)[number]

/** The receipt of a visitor's choice: version of the consent question, time and granted categories (P12). */
export interface Consent extends Record<ConsentCategory, boolean> {
  version: number
  /** Unix seconds. */
  at: number
}

/** The current version of the consent question; receipts of earlier versions are invalid. */
export const CONSENT_VERSION = 1

/** Cookie of the receipt; pages read it, so it is not HttpOnly. */
export const CONSENT_COOKIE = 'consentimento'

/** Lifetime of a receipt in seconds: half a year. */
export const CONSENT_MAX_AGE = 15_552_000

// The letters of the categories in a receipt, from the Portuguese words medição and publicidade.
const LETTERS: Record<ConsentCategory, string> = { analytics: 'm', ads: 'p' }
const RECEIPT = /^(\d{1,4})\.(\d{1,12})\.(-|m?p?)$/

/** Encodes a receipt as a cookie value: `1.1763731234.mp`, with `-` when no category is granted. */
export function formatConsent(consent: Consent): string {
  const granted = CONSENT_CATEGORIES.filter((category) => consent[category]).map((each) => LETTERS[each])
  return `${consent.version}.${consent.at}.${granted.join('') || '-'}`
}

/** Decodes a receipt; `undefined` when it is missing, malformed or of an earlier version. */
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
