import { sql, type ExpressionBuilder } from 'kysely'
import type { Database, Queries } from '../db/database.ts'
import { searchWords } from '../db/search-words.ts'
import { similarWords } from '../db/similar-words.ts'
import type { Tables } from '../db/tables.ts'
import { alsoMeant, alsoSearched, readSynonyms } from './synonyms.ts'

const MAX_WORDS = 8
// A plural matches its singular: a search word may be up to two letters longer than a stored word of at least four.
const STEM_MIN = 4
const ENDING_MAX = 2
/** The number of products above which a word or a result counts as common. */
export const COMMON = 5000

/** The stored words that match one word of the search text. */
export interface WordMatch {
  wordIds: number[]
  /** Whether more than 5000 products have one of the words; scanning the products in order is then faster. */
  isCommon: boolean
}

/** Returns the matches of each word of a search text; null when a word has none. */
export async function matchWords(database: Database, text: string): Promise<WordMatch[] | null> {
  const queryWords = searchWords(text).slice(0, MAX_WORDS)
  if (queryWords.length === 0) return null
  const synonyms = await readSynonyms(database.read)
  const matches: WordMatch[] = []
  for (const word of queryWords) {
    const known = await wordsLike(database.read, [word, ...alsoSearched(synonyms, word)])
    const found = known.length > 0 ? known : await misspelled(database, word, alsoMeant(synonyms, word))
    if (found.length === 0) return null
    matches.push({ wordIds: found, isCommon: await isCommon(database.read, found) })
  }
  return matches
}

// The ids of the stored words that a word with one or two wrong letters may mean.
async function misspelled(database: Database, word: string, also: string[]): Promise<number[]> {
  // As if the right spelling were searched: 'vitamn' finds the words that begin with 'vitamin' too.
  const meant = [...(await similarWords(database, word)), ...also]
  return meant.length > 0 ? wordsLike(database.read, meant) : []
}

// The ids of the stored words that begin with one of the words or are its singular.
async function wordsLike(queries: Queries, words: string[]): Promise<number[]> {
  const rows = await queries
    .selectFrom('word')
    .select('id')
    .where((is) => is.or(words.map((word) => isLike(is, word))))
    .execute()
  return rows.map(({ id }) => id)
}

function isLike(is: ExpressionBuilder<Tables, 'word'>, word: string) {
  const shortest = Math.max(STEM_MIN, word.length - ENDING_MAX)
  return is.or([
    is(sql<string>`substr(spelling, 1, length(${word}))`, '=', word),
    is.and([
      is(sql<number>`length(spelling)`, '>=', shortest),
      is(sql<string>`substr(${word}, 1, length(spelling))`, '=', is.ref('spelling')),
    ]),
  ])
}

async function isCommon(queries: Queries, wordIds: number[]): Promise<boolean> {
  const beyond = await queries
    .selectFrom('product_word')
    .select('product_id')
    .where('word_id', 'in', wordIds)
    .limit(1)
    .offset(COMMON)
    .execute()
  return beyond.length > 0
}
