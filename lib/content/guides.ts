import type { Brand } from '../brand/brand-schema.ts'
import type { Lang } from '../routes/lang.ts'
import { pagePaths } from '../routes/page-paths.ts'
import { inLanguage, type InLanguage } from './in-language.ts'

type Guides = NonNullable<Brand['guides']>
type Article = InLanguage<Guides['articles'][number]>

/** An author or reviewer of a guide. */
export type GuidePerson = Omit<InLanguage<Guides['people'][number]>, 'id'>

/** A guide of the brand in one language. */
export interface Guide extends Omit<Article, 'author' | 'reviewer' | 'sections'> {
  /** Its path, without language. */
  path: string
  author: GuidePerson
  /** Undefined when nobody has reviewed it. */
  reviewer: GuidePerson | undefined
  sections: (Omit<Article['sections'][number], 'studies'> & { studies: GuideStudy[] })[]
}

/** A study of the references page that a section quotes. */
interface GuideStudy {
  id: string
  /** 'Proksch E, 2014'. */
  label: string
  url: string
}

/** The title of the list of guides with its texts, and the guides; undefined for a brand without guides (P28). */
export function brandGuides(brand: Pick<Brand, 'guides' | 'references' | 'slug'>, lang: Lang) {
  const { guides } = brand
  if (!guides || guides.articles.length === 0) return undefined
  const { title, headTitle, description, intro, people, articles } = inLanguage(guides, lang)
  const studies = new Map(brand.references?.studies.map((study) => [study.id, study]))
  const studyOf = (id: string): GuideStudy[] => {
    const study = studies.get(id)
    return study ? [{ id, label: `${study.authors.split(',')[0]}, ${study.year}`, url: study.url }] : []
  }
  const personOf = (id: string | undefined) => people.find((person) => person.id === id)
  return {
    title,
    headTitle: headTitle ?? title,
    description,
    intro,
    guides: articles.flatMap((article): Guide[] => {
      const author = personOf(article.author)
      const reviewer = personOf(article.reviewer)
      if (!author) return []
      const sections = article.sections.map((section) => ({
        ...section,
        studies: section.studies.flatMap(studyOf),
      }))
      const products = article.products.map((path) => path.replace('{brand}', brand.slug))
      return [{ ...article, path: pagePaths.guide(article.slug), author, reviewer, products, sections }]
    }),
  }
}

/** The guide with a slug; undefined when the brand has none. */
export function guideOf(brand: Brand, lang: Lang, slug: string): Guide | undefined {
  return brandGuides(brand, lang)?.guides.find((guide) => guide.slug === slug)
}

/** Title and path of the guides about the product at a path; without a path, of all guides. */
export function guideLinks(brand: Brand, lang: Lang, product?: string): { title: string; path: string }[] {
  const { guides = [] } = brandGuides(brand, lang) ?? {}
  return guides
    .filter(({ products }) => product === undefined || products.includes(product))
    .map(({ title, path }) => ({ title, path }))
}
