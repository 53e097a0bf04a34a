import type { Lang } from '../routes/lang.ts'
import content from './comments.json' with { type: 'json' }
import { inLanguage } from './in-language.ts'

/** A customer comment about the collagen from comments.json (spec section 2, Reviews: fixed list of comments). */
export interface Comment {
  id: number
  nome: string
  comentario: string
}

/** The customer comments in a language. */
export function comments(lang: Lang): Comment[] {
  return inLanguage(content, lang)
}
