import { useEffect, useState } from 'react'
import { whenIdle } from '#components/ui/when-idle.ts'
import type { Priced, PriceFormat, PriceTexts } from '#lib/pricing/price-texts.ts'

/** A price that the server rendered counts as current for this long, in milliseconds. */
const FRESH_MS = 10 * 60_000

/** An outdated price is fetched in an idle moment, at the latest after this many milliseconds. */
const IDLE_TIMEOUT_MS = 2000

/** When the server rendered the price, and the format for the texts of a newer one. */
export interface PriceSource {
  format: PriceFormat
  /** When the server rendered the page, in milliseconds. */
  renderedAt: number
}

/**
 * Fetches a kit's price if the page is older than ten minutes, also when it is restored from the back-forward cache. Returns the
 * texts of the fetched price; `undefined` while the price that the server rendered applies. A failed request logs 'erro' and
 * the price stays (spec section 7).
 */
export function useCurrentPrice(
  option: Priced & { listPath?: string | undefined },
  { format, renderedAt }: PriceSource,
): PriceTexts | undefined {
  const [fresh, setFresh] = useState<{ renderedAt: number; texts?: PriceTexts | undefined }>({ renderedAt })

  useEffect(() => {
    const { listPath } = option
    if (!listPath) return
    let checkedAt = renderedAt
    const check = () => {
      if (Date.now() - checkedAt <= FRESH_MS) return
      checkedAt = Date.now()
      whenIdle(() => {
        import('./current-price.ts')
          .then(({ fetchPriceTexts }) => fetchPriceTexts(listPath, option, format))
          .then((current) => setFresh({ renderedAt, texts: current }))
          .catch(() => console.error('erro', listPath))
      }, IDLE_TIMEOUT_MS)
    }
    const checkRestored = (event: PageTransitionEvent) => event.persisted && check()
    check()
    addEventListener('pageshow', checkRestored)
    return () => removeEventListener('pageshow', checkRestored)
  }, [option, format, renderedAt])

  return fresh.renderedAt === renderedAt ? fresh.texts : undefined
}
