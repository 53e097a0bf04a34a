import { QueryClient, queryOptions } from '@tanstack/react-query'
import type { Lang } from '../routes/lang.ts'
import { browserStore } from './store.ts'
import { getCart } from '../client/store/cart.ts'

/** A client for what a page asks the store; a call without network fails at once instead of waiting for it. */
export function createQueryClient(): QueryClient {
  const queries = { networkMode: 'always', refetchOnReconnect: true, retry: 1 } as const
  return new QueryClient({ defaultOptions: { queries } })
}

let client: QueryClient | undefined

/** The one query client of a browser page. Never on the server: visitors would share it. */
export function queryClient(): QueryClient {
  return (client ??= createQueryClient())
}

/** The cart in every language. */
export const CART_KEY = ['cart'] as const

/** GET checkout/cart; `ready` holds a read back until no write is under way, so that it cannot show an older cart. */
export function cartQuery(lang: Lang, ready: () => Promise<void>) {
  return queryOptions({
    queryKey: [...CART_KEY, lang],
    queryFn: async () => {
      await ready()
      return getCart(browserStore(lang))
    },
  })
}
