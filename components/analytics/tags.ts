import type { Consent } from '#lib/consent/consent.ts'
import { isFreeOfPersonalData } from '#lib/analytics/redacted-url.ts'
import { NO_TAGS, type TagIds } from '#lib/shop/tags.ts'
import { CONSENT_CONTAINER } from './consent/consent-container.ts'
import { loadGoogleTag } from './google-tag.ts'
import { loadPixel } from './meta-pixel.ts'
import { getCurrentVisitor } from './current-visitor.ts'

/** Returns the ids of the tags that the shop uses. */
export function ownTags(): TagIds {
  const place = document.getElementById(CONSENT_CONTAINER)
  return place ? { gtm: place.dataset['gtm'], pixel: place.dataset['pixel'] } : NO_TAGS
}

/**
 * Loads what the visitor has agreed to; both tags read the address by themselves, so none comes to a page whose address,
 * or that of the page before, is about a person (R83, R85).
 */
export async function loadTags({ gtm, pixel }: TagIds, consent: Consent | undefined): Promise<void> {
  if (!consent || !isFreeOfPersonalData(location.href) || !isFreeOfPersonalData(document.referrer)) return
  if (gtm && (consent.analytics || consent.ads)) loadGoogleTag(gtm)
  if (pixel && consent.ads) loadPixel(pixel, (await getCurrentVisitor()).hashes)
}
