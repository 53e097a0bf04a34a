import type { Level } from '#lib/contract/levels.ts'
import type { Lang } from '#lib/routes/lang.ts'
import type { StoreConfig } from './store.ts'
import type { Bilingual } from './language.ts'
import { absoluteUrl } from './paths.ts'

/** Title, description and keywords of a page. */
export interface SeoTexts {
  title: Bilingual
  description: Bilingual
  keywords: Bilingual
}

/** A breadcrumb step in both languages, with a path. */
export interface BreadcrumbStep {
  label: Bilingual
  path: string
}

interface Page {
  level: Level
  /** The path of the canonical URL. */
  path: string
  seo: SeoTexts
  indexable?: boolean
  /** The steps after Home; absent on the home page, which has no breadcrumb. */
  breadcrumbs?: BreadcrumbStep[]
}

const HOME: BreadcrumbStep = { label: { pt: 'Home', en: 'Home' }, path: '/' }

/** `estrutura` of a page (contract 4.2). */
export function structure(config: StoreConfig, language: Lang, page: Page) {
  const { level, path, seo, indexable = true, breadcrumbs } = page
  return {
    nivel: level,
    seo: {
      title: seo.title[language],
      description: seo.description[language],
      keywords: seo.keywords[language],
      canonical: absoluteUrl(config, language, path),
      indexar: indexable,
    },
    breadcrumb: (breadcrumbs ? [HOME, ...breadcrumbs] : []).map((step) => ({
      label: step.label[language],
      url: absoluteUrl(config, language, step.path),
    })),
  }
}
