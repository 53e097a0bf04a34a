import { useEffect, useState } from 'react'
import { whenIdle } from '#components/ui/when-idle.ts'
import type { Priced, PriceFormat, PriceTexts } from '#lib/pricing/price-texts.ts'

/** The price of a page counts as current for this long, in milliseconds. */
const FRESH_MS = 10 * 60_000

/** An outdated price is fetched in an idle moment, at the latest after this many milliseconds. */
const IDLE_TIMEOUT_MS = 2000

/**
 * Fetches a kit's price if the page may be older than ten minutes: it came from the browser's own cache, from a server without a newer
 * copy, or is restored from the back-forward cache. Returns the texts of the fetched price; `undefined` while the price that the server
 * rendered applies. A failed request logs 'erro' and the price stays (spec section 7).
 */
export function useCurrentPrice(
  option: Priced & { listPath?: string | undefined },
  format: PriceFormat,
): PriceTexts | undefined {
  const [fetched, setFetched] = useState<{ option: Priced; texts: PriceTexts | undefined }>()

  useEffect(() => {
    const { listPath } = option
    if (!listPath) return
    let checkedAt = Date.now()
    const check = () => {
      checkedAt = Date.now()
      whenIdle(() => {
        import('./current-price.ts')
          .then(({ fetchPriceTexts }) => fetchPriceTexts(listPath, option, format))
          .then((texts) => setFetched({ option, texts }))
          .catch(() => console.error('erro', listPath))
      }, IDLE_TIMEOUT_MS)
    }
    const checkRestored = (event: PageTransitionEvent) => {
      if (event.persisted && Date.now() - checkedAt > FRESH_MS) check()
    }
    if (isOldDocument()) check()
    addEventListener('pageshow', checkRestored)
    return () => removeEventListener('pageshow', checkRestored)
  }, [option, format])

  return fetched?.option === option ? fetched.texts : undefined
}

// The page does not contain the time of its render, because its bytes and its ETag would change with every render.
function isOldDocument(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (!navigation) return false
  // The server marks a stored page as 'expired' when it is over ten minutes old and could not be rendered again (server/observability/observer.ts).
  const isExpired = navigation.serverTiming.some(({ description }) => description === 'expired')
  return isExpired || navigation.transferSize === 0
}
