import { queryOptions } from '@tanstack/react-query'
import { getKits } from '../client/store/kits.ts'
import type { Lang } from '../routes/lang.ts'
import { browserStore } from './store.ts'

/** Query of the kits of a page, by its path without language. Never stale while cached. */
export function kitsQuery(lang: Lang, path: string) {
  return queryOptions({
    queryKey: ['kits', lang, path],
    queryFn: () => getKits(browserStore(lang), path),
    staleTime: Infinity,
    retry: false,
  })
}
