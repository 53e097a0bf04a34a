import { pagePaths } from '../routes/page-paths.ts'
import { BRAND_PAGES, type Brand } from './brand-schema.ts'

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
  const texts = BRAND_PAGES.filter((name) => name !== 'references' && !brand.pages[name])
  const missingTexts = texts.map((name) => pagePaths[name]())
  const others = pages.flatMap(([exists, missing]) => (exists ? [] : missing))
  return new Set([...others, ...missingTexts])
}
