import { useEffect, useState } from 'react'

import type { Lang } from '#lib/routes/lang.ts'
import type { Cents } from '#lib/shop/money.ts'

/** How long a price that the server rendered is taken as today's, in milliseconds. */
export const FRESH_MS = 10 * 60_000

type Listed = { listPath?: string | undefined; price: Cents }

/**
 * The price of a kit in cents: the server's, or today's once a page older than ten minutes is shown, also out of the
 * back-forward cache. A failure logs 'erro' and the price stays (section 7).
 */
export function useFreshPrice({ listPath, price }: Listed, renderedAt: number, lang: Lang): Cents {
  const [fresh, setFresh] = useState({ renderedAt, price })

  useEffect(() => {
    if (!listPath) return
    let knownAt = renderedAt
    const check = () => {
      if (Date.now() - knownAt <= FRESH_MS) return
      knownAt = Date.now()
      whenIdle(() => {
        import('./fresh-price.ts')
          .then(({ fetchPrice }) => fetchPrice(listPath, lang))
          .then((today) => setFresh({ renderedAt, price: today }))
          .catch(() => console.error('erro', listPath))
      })
    }
    const checkRestored = (event: PageTransitionEvent) => event.persisted && check()
    check()
    addEventListener('pageshow', checkRestored)
    return () => removeEventListener('pageshow', checkRestored)
  }, [listPath, renderedAt, lang])

  return fresh.renderedAt === renderedAt ? fresh.price : price
}

// Safari has no requestIdleCallback.
function whenIdle(work: () => void) {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(work)
  else setTimeout(work, 200)
}
