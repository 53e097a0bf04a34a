import 'server-only'
import { revalidateTag } from 'next/cache'
import { LANGS } from '../../routes/lang.ts'
import { routeTable } from '../../routes/route-table.ts'
import { isAmong, type AffectedPages } from './affected-pages.ts'
import { invalidation, invalidationCallbacks } from '../../host/invalidation.ts'

// How the framework tags every page it keeps: by its path inside and by each folder it stands in (what revalidatePath names).
const TAG = '_N_T_'
// revalidatePath would throw the kept copy away: were the store down at the next visit, that visit would be an outage. This
// way a copy is outdated but still there until a new one could be made (R6, docs/decisions/0025).
const KEEP_UNTIL_NEW = 'max'

/** Outdates pages in both languages and asks for those again that are kept. Only for route handlers, as their last deed. */
export function invalidatePages(pages: AffectedPages): void {
  for (const path of pages.paths)
    for (const inside of placesOf(path)) revalidateTag(TAG + inside, KEEP_UNTIL_NEW)
  for (const folder of pages.folders)
    revalidateTag(`${TAG}${folder === '/' ? '' : folder}/layout`, KEEP_UNTIL_NEW)
  for (const path of pages.paths.length > 0 ? pages.paths : [undefined]) routeTable()?.forget?.(path)
  for (const outdate of invalidationCallbacks()) outdate()
  // What was named first, then whatever else shows it.
  invalidation()?.warm((path) => pages.paths.includes(path))
  invalidation()?.warm((path) => isAmong(pages, path))
}

// Portuguese pages live below /pt inside (T13).
function placesOf(path: string): string[] {
  return LANGS.map((lang) => (path === '/' ? `/${lang}` : `/${lang}${path}`))
}
