import 'server-only'
import { cacheTags } from '../../cache-tags.ts'
import type { ReviewTopic } from '../../contract/reviews.ts'
import { invalidation, invalidationCallbacks } from '../../host/invalidation.ts'
import { routeTable } from '../../routes/route-table.ts'

/** A change of the store's data. */
export interface PageChange {
  /** The tags of the pages that show it (lib/cache-tags.ts). */
  tags: readonly string[]
  /** The paths without language whose page was added, changed or removed. */
  paths: readonly string[]
  /** Whether pages at any other path may have been added or removed. */
  mayMovePages: boolean
}

/**
 * Invalidates the stored pages that show changed data, in both languages; the server renders them again (docs/decisions/0025).
 * `position` is that of the change in the change log, when it is there.
 */
export function invalidatePages({ tags, paths, mayMovePages }: PageChange, position?: number): void {
  for (const path of mayMovePages ? [undefined] : paths) routeTable()?.invalidate?.(path)
  for (const callback of invalidationCallbacks()) callback()
  invalidation()?.invalidate(tags, position)
}

/** Invalidates the pages that show reviews of these topics. */
export function invalidateTopicPages(topics: readonly ReviewTopic[]): void {
  if (topics.length > 0) invalidation()?.invalidate([...topics.map(cacheTags.topic), cacheTags.allTopics])
}
