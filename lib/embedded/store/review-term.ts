import type { Lang } from '#lib/routes/lang.ts'

/** Something that reviews speak about, such as the taste, and the words that tell so; `sabor*` stands for all words that begin so. */
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
