import { queryOptions } from '@tanstack/react-query'
import { getKits } from '../client/store/kits.ts'
import type { Lang } from '../routes/lang.ts'
import type { Kit, KitDetails } from '../shop/kit.ts'
import { browserStore } from './store.ts'

/**
 * The details of a kit, which its card does not contain: GET url/list/listing for the kit's page. `null` if the page no
 * longer lists the kit. The kits of a page share one response. Throws ApiError.
 */
export function kitDetailsQuery(lang: Lang, { id, path }: Pick<Kit, 'id' | 'path'>) {
  return queryOptions({
    queryKey: ['kit-details', lang, path],
    queryFn: () => getKits(browserStore(lang), path),
    select: (kits): KitDetails | null => kits.find((kit) => kit.id === id) ?? null,
    staleTime: Infinity,
    retry: false,
  })
}
