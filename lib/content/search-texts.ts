import type { Brand } from '../brand/brand-schema.ts'
import { searchCopy } from '../copy/search.ts'
import type { Lang } from '../routes/lang.ts'

/** The sentences of the search page, in which a brand can name its own products as examples. */
export interface SearchTexts {
  empty: string
  none: string
  long: string
}

/** The brand's texts of the search page; a generic text without examples replaces each missing one (P28). */
export function searchTexts({ words }: Pick<Brand, 'words'>, lang: Lang): SearchTexts {
  const copy = searchCopy[lang]
  return {
    empty: words?.searchEmpty?.[lang] ?? copy.emptyText,
    none: words?.searchNone?.[lang] ?? copy.noneText,
    long: words?.searchLong?.[lang] ?? copy.longHint,
  }
}
