import 'server-only'
import type { ReviewTopic } from '../contract/reviews.ts'
import { pagesOfTag } from './renewed-pages.ts'
import { renewPages } from './renew.ts'

/** Renews the pages that show reviews of these topics, in both languages. */
export function refreshPages(topics: readonly ReviewTopic[], brandSlug: string): void {
  for (const topic of topics) {
    const pages = pagesOfTag(`avaliacoes:${topic}`, brandSlug)
    if (pages) renewPages(pages)
  }
}
