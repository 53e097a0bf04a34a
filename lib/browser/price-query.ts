import { queryOptions } from '@tanstack/react-query'
import { getKitPrice } from '../client/store/kits.ts'
import type { Lang } from '../routes/lang.ts'
import { browserStore } from './store.ts'

let last: Promise<unknown> = Promise.resolve()

/**
 * The current price of a kit in cents (spec section 7). Requests run one after the other, so that a page full of kits does not
 * flood the store; simultaneous requests for one kit share a response. Throws ApiError.
 */
export function kitPriceQuery(lang: Lang, listPath: string) {
  return queryOptions({
    queryKey: ['kit-price', lang, listPath],
    queryFn: () => {
      const price = last.then(() => getKitPrice(browserStore(lang), listPath))
      last = price.catch(() => {})
      return price
    },
    retry: false,
    // Never reuses an earlier response: prices change.
    gcTime: 0,
  })
}
