import type { Lang } from '#lib/routes/lang.ts'

/** A subject that reviews mention, such as the taste, and the words by which it is found; `sabor*` stands for all words that begin with it. */
export interface ReviewTerm {
  slug: string
  name: Record<Lang, string>
  /** Small letters and digits without accents, as the stored search words. */
  words: readonly string[]
}

/** How many reviews of a list speak about a term. */
export interface TermCount {
  term: ReviewTerm
  reviews: number
}
