import { pagePaths } from '../routes/page-paths.ts'
import type { Brand } from './brand-schema.ts'
import { BRAND_PAGES } from './pages-schema.ts'

/** The pages of the shop that the brand has no content for; the store may still have pages of its own there (P28). */
export function missingPages(brand: Brand): ReadonlySet<string> {
  const { faq, references, topics, kitBuilder, hasSurvey } = brand
  const pages: [boolean, string[]][] = [
    [faq !== undefined, [pagePaths.faq()]],
    [references !== undefined, [pagePaths.references()]],
    [kitBuilder !== undefined, [pagePaths.buildKit()]],
    [topics.length > 0, [pagePaths.reviews(brand.slug), pagePaths.reviewRejected()]],
    [hasSurvey, [pagePaths.survey()]],
  ]
  const textNames = BRAND_PAGES.filter((name) => name !== 'references' && !brand.pages[name])
  const textPaths = textNames.map((name) => pagePaths[name]())
  const otherPaths = pages.flatMap(([exists, paths]) => (exists ? [] : paths))
  return new Set([...otherPaths, ...textPaths])
}

/** The pages of the brand's guides: their list and each of them; empty for a brand without any. */
export function guidePaths({ guides }: Pick<Brand, 'guides'>): ReadonlySet<string> {
  const articles = guides?.articles ?? []
  return new Set(
    articles.length > 0 ? [pagePaths.guides(), ...articles.map(({ slug }) => pagePaths.guide(slug))] : [],
  )
}
