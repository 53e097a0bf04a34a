import type { Lang } from '../routes/lang.ts'
import content from './collagen-landing.json' with { type: 'json' }
import { inLanguage, type InLanguage } from './in-language.ts'

/** Texts, claims and pictures of the landing page as the owner keeps them in collagen-landing.json (P24). */
export type CollagenLanding = InLanguage<typeof content>

/** The landing page's content in a language. */
export function collagenLanding(lang: Lang): CollagenLanding {
  return inLanguage(content, lang)
}
