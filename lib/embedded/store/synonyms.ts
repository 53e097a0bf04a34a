import { searchWords } from '../db/search-words.ts'
import { meantBeginning, spellingErrors } from '../db/similar-words.ts'
import type { Queries } from '../db/database.ts'

/** Words that shoppers use, and the words of the catalogue that they stand for. */
export interface Synonym {
  words: string[]
  also: string[]
}

/** The synonyms of the store, from its document 'synonyms'; empty in a database without that document. */
export async function readSynonyms(queries: Queries): Promise<Synonym[]> {
  const row = await queries
    .selectFrom('document')
    .select('body')
    .where('name', '=', 'synonyms')
    .executeTakeFirst()
  const groups = row ? (JSON.parse(row.body) as { words: string; also: string }[]) : []
  return groups.map(({ words, also }) => ({ words: searchWords(words), also: searchWords(also) }))
}

// A word that is still being typed matches a synonym from this length on.
const PREFIX_MIN = 4

/** The catalogue's words for a search word, besides the word itself. */
export function alsoSearched(synonyms: readonly Synonym[], word: string): string[] {
  return groupsOf(synonyms, word).flatMap(({ also }) => also)
}

/** The word and the words of shoppers that mean the same: 'rugas' and 'pele'. */
export function sameMeaning(synonyms: readonly Synonym[], word: string): string[] {
  return [word, ...groupsOf(synonyms, word).flatMap(({ words }) => words)]
}

function groupsOf(synonyms: readonly Synonym[], word: string): Synonym[] {
  const isMeant = (known: string) =>
    known === word || (word.length >= PREFIX_MIN && known.startsWith(word)) || word === `${known}s`
  return synonyms.filter(({ words }) => words.some(isMeant))
}

/** Whether a word is one that shoppers use, or the beginning of one that may be unfinished; some, such as 'frete', stand for no product. */
export function isSpelledRight(synonyms: readonly Synonym[], word: string, isUnfinished: boolean): boolean {
  const isBegun = (known: string) => isUnfinished && word.length >= PREFIX_MIN && known.startsWith(word)
  return synonyms.some(({ words }) => words.some((known) => known === word || isBegun(known)))
}

/** The words with synonyms that a misspelled word may mean. */
export function meantSynonyms(synonyms: readonly Synonym[], word: string): string[] {
  return synonyms.flatMap(({ words }) => words.filter((known) => spellingErrors(word, known) !== undefined))
}

/** The same for a word that may be unfinished. */
export function begunSynonyms(synonyms: readonly Synonym[], word: string): string[] {
  return synonyms.flatMap(({ words }) => words.filter((known) => meantBeginning(word, known) !== undefined))
}
