import { hasTags, type TagIds } from '#lib/shop/tags.ts'
import { LazyAnalytics } from './lazy-analytics.tsx'
import { CONSENT_CONTAINER } from './consent/consent-container.ts'

/**
 * What counts visits, and the place of the question about it, right behind the skip link: whoever comes by keyboard is
 * asked first. Pages are everybody's, so only the browser knows whether to ask; without tags there is nothing to (P12).
 */
export function Analytics({ tags }: { tags: TagIds }) {
  return (
    <>
      {hasTags(tags) && <div id={CONSENT_CONTAINER} data-gtm={tags.gtm} data-pixel={tags.pixel} />}
      <LazyAnalytics />
    </>
  )
}
