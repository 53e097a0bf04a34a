import type { Lang } from '../routes/lang.ts'
import content from './collagen-landing.json' with { type: 'json' }
import { inLanguage, type InLanguage } from './in-language.ts'

/** The landing page's texts, claims and pictures in one language, from collagen-landing.json (P24). */
export type CollagenLanding = InLanguage<typeof content>

/** The landing page's content in a language. */
export function collagenLanding(lang: Lang): CollagenLanding {
  return inLanguage(content, lang)
}
