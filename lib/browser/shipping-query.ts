import { queryOptions } from '@tanstack/react-query'
import { getShipping } from '../client/store/shipment.ts'
import type { Lang } from '../routes/lang.ts'
import { browserStore } from './store.ts'

/** The shipping options for a postal code and an item (contract 4.19). Throws ApiError, with status 422 for an unknown postal code. */
export function shippingQuery(lang: Lang, request: Parameters<typeof getShipping>[1]) {
  return queryOptions({
    queryKey: ['shipping', lang, request],
    queryFn: () => getShipping(browserStore(lang), request),
    retry: false,
    // Never reuses an earlier response: shipping prices change.
    gcTime: 0,
  })
}
