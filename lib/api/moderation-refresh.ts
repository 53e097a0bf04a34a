import 'server-only'
import { revalidatePath } from 'next/cache'
import type { ReviewTopic } from '../contract/reviews.ts'
import { LANGS } from '../routes/lang.ts'
import { paths } from '../routes/paths.ts'
import { pathsOfTopic } from '../shop/review-topics.ts'

// Every choice of the reviews page has a page of its own below it (docs/decisions/0013).
const REVIEWS_PAGES = '/[lang]/(shop)/avaliacoes-produtos/[brand]'

/** Renews the pages that show reviews of these topics at their next visit, in both languages. */
export function refreshPages(topics: readonly ReviewTopic[], brandSlug: string): void {
  if (topics.length === 0) return
  const shown = new Set([
    paths.home(),
    paths.collagen(),
    ...topics.flatMap((topic) => pathsOfTopic(topic, brandSlug)),
  ])
  for (const path of shown)
    for (const lang of LANGS) revalidatePath(path === paths.home() ? `/${lang}` : `/${lang}${path}`)
  revalidatePath(REVIEWS_PAGES, 'layout')
}
