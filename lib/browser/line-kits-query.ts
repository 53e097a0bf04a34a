import { queryOptions, type QueryClient } from '@tanstack/react-query'
import type { Lang } from '../routes/lang.ts'

/** Query of the kits of the products that a cart has, by their pages; none for a page that cannot be loaded. Its code loads with the first query. */
export function lineKitsQuery(lang: Lang, paths: readonly string[], client: QueryClient) {
  return queryOptions({
    queryKey: ['line-kits', lang, ...paths],
    queryFn: async () => {
      const { kitsQuery } = await import('./kits-query.ts')
      const kits = paths.map(async (path) => {
        const found = await client.fetchQuery(kitsQuery(lang, path)).catch(() => [])
        return [path, found] as const
      })
      return new Map(await Promise.all(kits))
    },
    enabled: paths.length > 0,
    staleTime: Infinity,
    retry: false,
  })
}
