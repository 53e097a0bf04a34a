import type { Queries } from '../db/database.ts'
import { searchWords } from '../db/search-words.ts'
import type { WordMatch } from './matched-words.ts'
import { traitWordsOfProducts } from './traits.ts'

/** The largest number of found products that are ranked; a search that finds more is ordered by popularity. */
export const RANKED_MAX = 200
// A search word that matches more stored words than this is only the beginning of a word, so it does not rank texts.
const MAX_FORMS = 50

/** The fields of a found product that determine its rank. */
interface RankedProduct {
  id: number
  name_pt: string
  name_en: string
}

/**
 * Orders found products, given by popularity: first those that are for more of what was searched ('rugas': those for the skin), then those
 * with more of the searched words or their synonyms in the name, then those whose texts have more of the words themselves, not only a
 * synonym (contract 4.8). Returns their ids.
 */
export async function byRelevance(
  queries: Queries,
  products: readonly RankedProduct[],
  matches: readonly WordMatch[],
): Promise<number[]> {
  const ids = products.map(({ id }) => id)
  const withWord = await Promise.all(matches.map(({ ownIds }) => withWordOf(queries, ids, ownIds)))
  const traitWords = await traitWordsOfProducts(queries, ids)
  const ranked = products.map(({ id, name_pt, name_en }) => {
    const purposes = traitWords(id)
    const name = searchWords(`${name_pt} ${name_en}`)
    const inPurposes = matches.filter(({ meanings }) => purposes.some((word) => meanings.has(word))).length
    const inName = matches.filter(({ spellings }) => name.some((word) => spellings.has(word))).length
    const inTexts = withWord.filter((ids) => ids.has(id)).length
    return { id, inPurposes, inName, inTexts }
  })
  // The sort is stable, so equal products stay in the order of popularity.
  return ranked
    .sort((a, b) => b.inPurposes - a.inPurposes || b.inName - a.inName || b.inTexts - a.inTexts)
    .map(({ id }) => id)
}

// Those of the products that have one of the words.
async function withWordOf(
  queries: Queries,
  products: readonly number[],
  words: readonly number[],
): Promise<Set<number>> {
  if (words.length === 0 || words.length > MAX_FORMS) return new Set()
  const rows = await queries
    .selectFrom('product_word')
    .select('product_id')
    .distinct()
    .where('word_id', 'in', words)
    .where('product_id', 'in', products)
    .execute()
  return new Set(rows.map(({ product_id }) => product_id))
}
