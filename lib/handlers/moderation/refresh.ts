import 'server-only'
import type { ReviewTopic } from '../../contract/reviews.ts'
import { pagesOfTag } from '../revalidation/affected-pages.ts'
import { invalidatePages } from '../revalidation/invalidate.ts'

/** Renews the pages that show reviews of these topics, in both languages. */
export function invalidateTopicPages(topics: readonly ReviewTopic[], brandSlug: string): void {
  for (const topic of topics) {
    const pages = pagesOfTag(`avaliacoes:${topic}`, brandSlug)
    if (pages) invalidatePages(pages)
  }
}
