import 'server-only'
import { revalidateTag } from 'next/cache'
import type { NamedTopic } from '../../shop/review-topics.ts'
import type { ReviewTopic } from '../../contract/reviews.ts'
import { invalidation, invalidationCallbacks } from '../../host/invalidation.ts'
import { LANGS } from '../../routes/lang.ts'
import { routeTable } from '../../routes/route-table.ts'
import { pagesOfTag, type AffectedPages } from './affected-pages.ts'

// Next tags every cached page with its internal path (`/pt/serum`) and with each folder above it, as revalidatePath does.
const TAG = '_N_T_'
// revalidatePath would delete the cached copy: if the store were down at the next visit, that visit would be an outage. With
// this profile the stale copy stays until a new one has been rendered (R6, docs/decisions/0025).
const PROFILE = 'max'

/**
 * Invalidates pages in both languages, then warms the cached ones. Call it last in a route handler: warming starts when the
 * handler returns.
 */
export function invalidatePages(pages: AffectedPages): void {
  for (const path of pages.paths) for (const inner of innerPaths(path)) revalidateTag(TAG + inner, PROFILE)
  for (const folder of pages.folders) revalidateTag(`${TAG}${folder === '/' ? '' : folder}/layout`, PROFILE)
  for (const path of pages.paths.length > 0 ? pages.paths : [undefined]) routeTable()?.invalidate?.(path)
  for (const callback of invalidationCallbacks()) callback()
  invalidation()?.warm()
}

/** Invalidates the pages that show reviews of these topics, in both languages. */
export function invalidateTopicPages(changed: readonly ReviewTopic[], topics: readonly NamedTopic[]): void {
  for (const topic of changed) {
    const pages = pagesOfTag(`avaliacoes:${topic}`, topics)
    if (pages) invalidatePages(pages)
  }
}

// Portuguese pages are below /pt in app/ (T13).
function innerPaths(path: string): string[] {
  return LANGS.map((lang) => (path === '/' ? `/${lang}` : `/${lang}${path}`))
}
