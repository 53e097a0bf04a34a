import { hasBrandTexts } from '#lib/routes/brand-texts.ts'
import { hasTags, type TagIds } from '#lib/shop/tags.ts'
import { LazyAnalytics } from './lazy-analytics.tsx'
import { CONSENT_CONTAINER } from './consent/consent-container.ts'

/**
 * Analytics and the container of the consent banner, right after the skip link, so that keyboard users reach the banner
 * first. Pages are cached for all visitors, so the browser decides whether to show it; a shop without tags renders no container (P12).
 */
export function Analytics({ tags }: { tags: TagIds }) {
  return (
    <>
      {hasTags(tags) && (
        <div
          id={CONSENT_CONTAINER}
          data-gtm={tags.gtm}
          data-pixel={tags.pixel}
          data-without-policy={hasBrandTexts() ? undefined : ''}
        />
      )}
      <LazyAnalytics />
    </>
  )
}
