import { sql, type ExpressionBuilder } from 'kysely'
import type { Database, Queries } from '../db/database.ts'
import { searchWords } from '../db/search-words.ts'
import { similarWords } from '../db/similar-words.ts'
import type { Tables } from '../db/tables.ts'
import { alsoBegun, alsoMeant, alsoSearched, readSynonyms, type Synonym } from './synonyms.ts'

const MAX_WORDS = 8
// A plural matches its singular: a search word may be up to two letters longer than a stored word of at least four.
const STEM_MIN = 4
const ENDING_MAX = 2
/** The number of products above which a word or a result counts as common. */
export const COMMON = 5000

// A number distinguishes products, so one that nothing has is not left out: 'omega 4' does not mean 'omega'.
const HAS_DIGIT = /\d/

/** The stored words that match one word of the search text. */
export interface WordMatch {
  wordIds: number[]
  /** Whether the word matches none as it is typed, only with other letters. */
  isCorrected: boolean
  /** Whether more than 5000 products have one of the words; scanning the products in order is then faster. */
  isCommon: boolean
}

/**
 * Returns the matches of the words of a search text, without those that match nothing; null when more than half of them match nothing,
 * or one with a digit does.
 */
export async function matchWords(database: Database, text: string): Promise<WordMatch[] | null> {
  const textWords = searchWords(text)
  // A suggestion is searched while the last word is being typed.
  const typed = textWords.at(-1)
  const queryWords = textWords.slice(0, MAX_WORDS)
  const synonyms = await readSynonyms(database.read)
  const matches: WordMatch[] = []
  for (const word of queryWords) {
    const known = await wordsLike(database.read, [word, ...alsoSearched(synonyms, word)])
    const isCorrected = known.length === 0
    const found = isCorrected ? await misspelled(database, word, synonyms, word === typed) : known
    if (found.length > 0)
      matches.push({ wordIds: found, isCorrected, isCommon: await isCommon(database.read, found) })
    else if (HAS_DIGIT.test(word)) return null
  }
  const areEnough = matches.length > 0 && matches.length * 2 >= queryWords.length
  return areEnough ? matches : null
}

// The ids of the stored words that a word with one or two wrong letters may mean.
async function misspelled(
  database: Database,
  word: string,
  synonyms: Synonym[],
  isUnfinished: boolean,
): Promise<number[]> {
  const similar = [...(await similarWords(database, word, isUnfinished)), ...alsoMeant(synonyms, word)]
  const meant = similar.length === 0 && isUnfinished ? alsoBegun(synonyms, word) : similar
  // As if the right spelling were searched: 'vitamn' finds the words that begin with 'vitamin' too.
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
