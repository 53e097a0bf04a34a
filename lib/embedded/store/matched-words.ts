import { sql, type ExpressionBuilder } from 'kysely'
import type { Database, Queries } from '../db/database.ts'
import { searchWords } from '../db/search-words.ts'
import { similarWords } from '../db/similar-words.ts'
import type { Tables } from '../db/tables.ts'
import {
  alsoSearched,
  begunSynonyms,
  isSpelledRight,
  meantSynonyms,
  readSynonyms,
  sameMeaning,
  type Synonym,
} from './synonyms.ts'

const MAX_WORDS = 8
// A plural matches its singular: a search word may be up to two letters longer than a stored word of at least four.
const STEM_MIN = 4
const ENDING_MAX = 2
/** The number of products above which a word or a result counts as common. */
export const COMMON = 5000

const NUMBER = /^\d+$/
// Without its number a unit says nothing: '10 mg' is left out together.
const UNIT = /^(?:mcg|mg|kg|g|ml|l|ui|iu)$/

/** A word that a search looks for. */
export interface SearchedWord {
  /** In lower case and without accents: as typed, or the right spelling of a misspelled one. */
  word: string
  /** Whether the typed word matches no stored word, so that a similar one was taken. */
  isCorrected: boolean
}

/** The stored words that match one word of the search text. */
export interface WordMatch extends SearchedWord {
  wordIds: number[]
  /** Those of them that are the word itself and not a synonym. */
  ownIds: number[]
  /** All of them as they are written. */
  spellings: ReadonlySet<string>
  /** The word and those of shoppers that mean the same, whether the catalogue has them or not. */
  meanings: ReadonlySet<string>
  /** Whether more than 5000 products have one of the words; scanning the products in order is then faster. */
  isCommon: boolean
}

/** Returns the matches of the words of a search text, without those that match nothing; null when more than half of them match nothing. */
export async function matchWords(database: Database, text: string): Promise<WordMatch[] | null> {
  const textWords = searchWords(text)
  // The last word may be unfinished: suggestions are requested while the visitor types.
  const lastWord = textWords.at(-1)
  const queryWords = textWords.slice(0, MAX_WORDS)
  const synonyms = await readSynonyms(database.read)
  const matches: WordMatch[] = []
  let leftOut = 0
  let lastLeftOut: string | undefined
  for (const [index, word] of queryWords.entries()) {
    const before = queryWords[index - 1]
    if (UNIT.test(word) && before !== undefined && before === lastLeftOut && NUMBER.test(before)) continue
    const isUnfinished = word === lastWord
    const known = await storedWords(database.read, [word], synonyms, isUnfinished)
    // 'frete' is spelled right, though no product has it: it does not mean 'free'.
    const isMisspelled = known.all.length === 0 && !isSpelledRight(synonyms, word, isUnfinished)
    const meant = isMisspelled ? await meantWords(database, word, synonyms, isUnfinished) : []
    // As if the right spelling were searched: 'vitamn' finds the words that begin with 'vitamin' too.
    const isCorrected = meant.length > 0
    const { own, all } = isCorrected ? await storedWords(database.read, meant, synonyms, isUnfinished) : known
    if (all.length === 0) {
      leftOut++
      lastLeftOut = word
      continue
    }
    const wordIds = all.map(({ id }) => id)
    matches.push({
      word: meant[0] === undefined ? word : wholeWord(meant[0], own),
      isCorrected,
      wordIds,
      ownIds: own.map(({ id }) => id),
      spellings: new Set(all.map(({ spelling }) => spelling)),
      meanings: new Set((isCorrected ? meant : [word]).flatMap((each) => sameMeaning(synonyms, each))),
      isCommon: await isCommon(database.read, wordIds),
    })
  }
  return matches.length > 0 && matches.length >= leftOut ? matches : null
}

// A correction may be only the beginning of stored words: 'energi' becomes 'energia', which can be shown.
function wholeWord(word: string, own: StoredWord[]): string {
  const begun = own.map(({ spelling }) => spelling).filter((spelling) => spelling.startsWith(word))
  return begun.reduce((shortest, each) => (each.length < shortest.length ? each : shortest), begun[0] ?? word)
}

// The words of the catalogue, and those with synonyms, that a word with one or two wrong letters may mean.
async function meantWords(
  database: Database,
  word: string,
  synonyms: Synonym[],
  isUnfinished: boolean,
): Promise<string[]> {
  const similar = [...(await similarWords(database, word, isUnfinished)), ...meantSynonyms(synonyms, word)]
  return similar.length === 0 && isUnfinished ? begunSynonyms(synonyms, word) : similar
}

interface StoredWord {
  id: number
  spelling: string
}

// The stored words for words of a search: their own forms, and all with those of their synonyms.
async function storedWords(
  queries: Queries,
  words: string[],
  synonyms: Synonym[],
  isUnfinished: boolean,
): Promise<{ own: StoredWord[]; all: StoredWord[] }> {
  const own = await formsOf(queries, words, isUnfinished)
  const others = words.flatMap((word) => alsoSearched(synonyms, word))
  const also = others.length > 0 ? await formsOf(queries, others, isUnfinished) : []
  return { own, all: [...new Map([...own, ...also].map((word) => [word.id, word])).values()] }
}

// The stored words that begin with one of the words, or are its singular.
function formsOf(queries: Queries, words: string[], isUnfinished: boolean): Promise<StoredWord[]> {
  return queries
    .selectFrom('word')
    .select(['id', 'spelling'])
    .where((is) =>
      is.or(
        // '10' does not mean '100'.
        words.map((word) =>
          NUMBER.test(word) && !isUnfinished ? is('spelling', '=', word) : isLike(is, word),
        ),
      ),
    )
    .execute()
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
