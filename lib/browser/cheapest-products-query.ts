import { queryOptions } from '@tanstack/react-query'
import { getCheapestProducts, getPopularProducts } from '../client/store/cheapest-products.ts'
import type { Lang } from '../routes/lang.ts'
import { browserStore } from './store.ts'

/** Query of the cheapest products, for the cart. Never stale while cached. */
export function cheapestProductsQuery(lang: Lang) {
  return queryOptions({
    queryKey: ['cheapest-products', lang],
    queryFn: () => getCheapestProducts(browserStore(lang)),
    staleTime: Infinity,
    retry: false,
  })
}

/** Query of the most popular products, for an empty cart. Never stale while cached. */
export function popularProductsQuery(lang: Lang) {
  return queryOptions({
    queryKey: ['popular-products', lang],
    queryFn: () => getPopularProducts(browserStore(lang)),
    staleTime: Infinity,
    retry: false,
  })
}
