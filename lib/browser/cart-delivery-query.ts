import { queryOptions } from '@tanstack/react-query'
import { getShipping } from '../client/store/shipment.ts'
import type { Lang } from '../routes/lang.ts'
import type { CartItem } from '../shop/cart.ts'
import { fasterDelivery, latestDelivery } from '../shop/latest-delivery.ts'
import { browserStore } from './store.ts'

/** More lines are not quoted: each is a request of its own. */
const MAX_LINES = 10

/** The day until which a postal code has all lines of a cart, by the cheapest way of each ('' when unknown), and a faster way (contract 4.19). Throws ApiError, with status 422 for an unknown postal code. */
export function cartDeliveryQuery(lang: Lang, postalCode: string, items: readonly CartItem[]) {
  const requests = items.map(({ kind, hash, quantity }) => ({
    postalCode,
    kind: kind === 'produto' ? ('produto' as const) : ('lista' as const),
    itemId: hash.idProduto,
    attributeId: Number(hash['idAtributoSimples'] ?? 0) || 0,
    quantity,
  }))
  return queryOptions({
    queryKey: ['cart-delivery', lang, postalCode, requests],
    queryFn: async () => {
      const store = browserStore(lang)
      const quotes = await Promise.all(requests.map((request) => getShipping(store, request)))
      return { until: latestDelivery(quotes), faster: fasterDelivery(quotes) }
    },
    enabled: postalCode !== '' && requests.length > 0 && requests.length <= MAX_LINES,
    // A changed quantity keeps the day on display until the next one is known; that of another CEP would be wrong.
    placeholderData: (before, earlier) => (earlier?.queryKey[2] === postalCode ? before : undefined),
    staleTime: 60_000,
    retry: false,
  })
}
