import type { Consent } from '#lib/consent/consent.ts'
import { isFreeOfPersonalData } from '#lib/analytics/redacted-url.ts'
import { NO_TAGS, type TagIds } from '#lib/shop/tags.ts'
import { CONSENT_CONTAINER } from './consent/consent-container.ts'
import { loadGoogleTag } from './google-tag.ts'
import { loadPixel } from './meta-pixel.ts'
import { getCurrentVisitor } from './current-visitor.ts'

/** Returns the ids of the tags that the shop uses. */
export function configuredTags(): TagIds {
  const consentElement = document.getElementById(CONSENT_CONTAINER)
  return consentElement
    ? { gtm: consentElement.dataset['gtm'], pixel: consentElement.dataset['pixel'] }
    : NO_TAGS
}

/**
 * Loads the tags that the visitor has consented to. Tags read the URL themselves, so none loads on a page whose URL or referrer
 * contains personal data (R83, R85).
 */
export async function loadTags({ gtm, pixel }: TagIds, consent: Consent | undefined): Promise<void> {
  if (!consent || !isFreeOfPersonalData(location.href) || !isFreeOfPersonalData(document.referrer)) return
  if (gtm && (consent.analytics || consent.ads)) loadGoogleTag(gtm)
  if (pixel && consent.ads) loadPixel(pixel, (await getCurrentVisitor()).hashes)
}
