import { cacheTags } from '../../lib/cache-tags.ts'
import type { StoredPage } from './stored-page.ts'

const [OWN_PAGE, PRODUCT] = [cacheTags.page(''), cacheTags.product('')]

/** The rank of pages that show a changed product, as their subject or as one of several; a lower one is rendered earlier. */
export const SHOWING = 1
/** The rank of a page that a visitor has found outdated or expired. */
export const VISITED = 3
/** The rank of a page that is merely older than its lifetime: nothing that it shows is known to have changed. */
export const AGED = 4

/**
 * The outdated pages in the order in which they are rendered again after these tags have changed, with their ranks: first the page of
 * what has changed, then pages that name it among others, then lists that may show it; in each group the most visited first.
 */
export function refreshOrder(
  outdated: Iterable<StoredPage>,
  changed: readonly string[],
): { page: StoredPage; rank: number }[] {
  const tags = new Set(changed)
  const has = (page: StoredPage, kind: string) =>
    page.tags.some((tag) => tag.startsWith(kind) && tags.has(tag))
  const rankOf = (page: StoredPage) => (has(page, OWN_PAGE) ? 0 : has(page, PRODUCT) ? SHOWING : SHOWING + 1)
  return [...outdated]
    .map((page) => ({ page, rank: rankOf(page) }))
    .sort((a, b) => a.rank - b.rank || b.page.visits - a.page.visits)
}
