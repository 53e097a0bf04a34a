import { useEffect, useState } from 'react'
import { whenIdle } from '#components/ui/when-idle.ts'
import type { Priced, PriceFormat, PriceTexts } from '../../lib/pricing/price-texts.ts'

/** How long a price that the server rendered is taken as today's, in milliseconds. */
const FRESH_MS = 10 * 60_000

/** An older price is asked for anew at the latest this long after it was seen to be old, in milliseconds. */
const LATEST_LOOK_MS = 2000

/** What the server said about a price, and all that is needed to say it anew. */
export interface RenderedPrice {
  texts: PriceTexts
  telling: PriceFormat
  /** When the server made the page, in milliseconds. */
  renderedAt: number
}

/**
 * The price of a kit in words: the server's, or today's once a page older than ten minutes is shown, also out of the
 * back-forward cache. A failure logs 'erro' and the price stays (section 7).
 */
export function useCurrentPrice(
  option: Priced & { listPath?: string | undefined },
  { texts, telling, renderedAt }: RenderedPrice,
): PriceTexts {
  const [fresh, setFresh] = useState({ renderedAt, texts })

  useEffect(() => {
    const { listPath } = option
    if (!listPath) return
    let knownAt = renderedAt
    const check = () => {
      if (Date.now() - knownAt <= FRESH_MS) return
      knownAt = Date.now()
      whenIdle(() => {
        import('./fresh-price.ts')
          .then(({ fetchPriceTexts }) => fetchPriceTexts(listPath, option, telling))
          .then((today) => setFresh({ renderedAt, texts: today }))
          .catch(() => console.error('erro', listPath))
      }, LATEST_LOOK_MS)
    }
    const checkRestored = (event: PageTransitionEvent) => event.persisted && check()
    check()
    addEventListener('pageshow', checkRestored)
    return () => removeEventListener('pageshow', checkRestored)
  }, [option, telling, renderedAt])

  return fresh.renderedAt === renderedAt ? fresh.texts : texts
}
