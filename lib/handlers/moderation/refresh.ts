import 'server-only'
import type { ReviewTopic } from '../../contract/reviews.ts'
import { pagesOfTag } from '../revalidation/affected-pages.ts'
import { renewPages } from '../revalidation/invalidate.ts'

/** Renews the pages that show reviews of these topics, in both languages. */
export function refreshPages(topics: readonly ReviewTopic[], brandSlug: string): void {
  for (const topic of topics) {
    const pages = pagesOfTag(`avaliacoes:${topic}`, brandSlug)
    if (pages) renewPages(pages)
  }
}
