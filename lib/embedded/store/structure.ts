import type { Level } from '#lib/contract/levels.ts'
import type { Lang } from '#lib/routes/lang.ts'
import type { StoreConfig } from './store.ts'
import type { Bilingual } from './language.ts'
import { absoluteUrl } from './paths.ts'

/** Search-engine texts in both languages. */
export interface SeoTexts {
  title: Bilingual
  description: Bilingual
  keywords: Bilingual
}

/** A step of a breadcrumb before it gets its language and host. */
export interface BreadcrumbStep {
  label: Bilingual
  path: string
}

interface Page {
  level: Level
  /** Path of the canonical address. */
  path: string
  seo: SeoTexts
  indexable?: boolean
  /** Steps after Home; none at all on home itself. */
  modelSteps?: BreadcrumbStep[]
}

const HOME: BreadcrumbStep = { label: { pt: 'Home', en: 'Home' }, path: '/' }

/** `estrutura` of a page in a language (contract 4.2). */
export function structure(config: StoreConfig, language: Lang, page: Page) {
  const { level, path, seo, indexable = true, modelSteps } = page
  return {
    nivel: level,
    seo: {
      title: seo.title[language],
      description: seo.description[language],
      keywords: seo.keywords[language],
      canonical: absoluteUrl(config, language, path),
      indexar: indexable,
    },
    breadcrumb: (modelSteps ? [HOME, ...modelSteps] : []).map((step) => ({
      label: step.label[language],
      url: absoluteUrl(config, language, step.path),
    })),
  }
}
