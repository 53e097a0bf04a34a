import type { Brand } from '../brand/brand-schema.ts'
import type { LandingSource } from '../brand/landing-schema.ts'
import type { Lang } from '../routes/lang.ts'
import { inLanguage, type InLanguage } from './in-language.ts'

/** A customer comment with the fields of the specification (spec section 2, Reviews: fixed list of comments). */
interface Comment {
  id: number
  nome: string
  comentario: string
}

// Few, because the product's reviews follow further down the landing page.
const MAX_COMMENTS = 3

/** The landing page's texts, claims and pictures in one language (P24), with the comments that it and the home page show. */
export type LandingContent = InLanguage<LandingSource> & {
  landingComments: Comment[]
  homeComments: Comment[]
}

/** The brand's landing page in a language; undefined when it has none (P28). */
export function landingContent(
  { landing, comments }: Pick<Brand, 'landing' | 'comments'>,
  lang: Lang,
): LandingContent | undefined {
  if (!landing) return undefined
  const all = inLanguage(comments, lang)
  // No comment is on both pages.
  const half = Math.ceil(all.length / 2)
  return {
    ...inLanguage(landing, lang),
    landingComments: all.slice(0, Math.min(half, MAX_COMMENTS)),
    homeComments: all.slice(half),
  }
}
