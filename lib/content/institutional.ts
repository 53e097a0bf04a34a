import type { Brand } from '../brand/brand-schema.ts'
import { missingPages } from '../brand/missing-pages.ts'
import { institutionalCopy, type InstitutionalName } from '../copy/institutional.ts'
import type { Lang } from '../routes/lang.ts'
import { pagePaths } from '../routes/page-paths.ts'

/** A link to an institutional page. */
export interface InstitutionalLink {
  name: InstitutionalName
  path: string
  label: string
  /** The brand's sentence about the page. */
  about: string | undefined
}

/** Links to the institutional pages that the brand has, by name (P28). */
export function institutionalLinks(brand: Brand, lang: Lang): InstitutionalLink[] {
  const { pages } = institutionalCopy[lang]
  const missing = missingPages(brand)
  return (Object.keys(pages) as InstitutionalName[])
    .map((name) => {
      const about = brand.abouts?.[name]?.[lang]
      return { name, path: pagePaths[name](), label: pages[name].label, about }
    })
    .filter(({ path }) => !missing.has(path))
}
