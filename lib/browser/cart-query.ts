import { QueryClient, queryOptions } from '@tanstack/react-query'
import type { Lang } from '../routes/lang.ts'
import { browserStore } from './store.ts'
import { fetchCart } from '../client/store/cart.ts'

/** Creates a query client whose queries fail immediately while the browser is offline, instead of waiting for the network. */
export function createQueryClient(): QueryClient {
  const queries = { networkMode: 'always', refetchOnReconnect: true, retry: 1 } as const
  return new QueryClient({ defaultOptions: { queries } })
}

let client: QueryClient | undefined

/** The query client of the page. Browser only: on the server all visitors would share it. */
export function queryClient(): QueryClient {
  return (client ??= createQueryClient())
}

/** Query key prefix of the cart, in all languages. */
export const CART_KEY = ['cart'] as const

/** Query of GET checkout/cart. `ready` resolves when no write is in flight, so that a read cannot return an older cart. */
export function cartQuery(lang: Lang, ready: () => Promise<void>) {
  return queryOptions({
    queryKey: [...CART_KEY, lang],
    queryFn: async () => {
      await ready()
      return fetchCart(browserStore(lang))
    },
  })
}
