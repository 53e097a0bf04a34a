import type { Database } from './database.ts'
import { closestBeginning, editDistance } from '#lib/shop/edit-distance.ts'
import { byBeginning, byLength, byTrigrams } from './word-candidates.ts'

const PLAIN_WORD = /^[a-z]{3,}$/
// A word of at least this length may have two wrong letters, a shorter one has one and the right first letter.
const LONG_WORD = 6
// A beginning fits more words than a whole word does, so it needs more right letters.
const BEGINNING_MIN = 4
const LONG_BEGINNING = 7

/** How many letters of a search word may be wrong; 0 for one that is compared exactly, such as one with digits. */
function allowedEdits(word: string): number {
  if (!PLAIN_WORD.test(word)) return 0
  return word.length >= LONG_WORD ? 2 : 1
}

function allowedInBeginning(word: string): number {
  if (!PLAIN_WORD.test(word) || word.length < BEGINNING_MIN) return 0
  return word.length >= LONG_BEGINNING ? 2 : 1
}

/** Whether a word may be meant by a misspelled one, and with how many wrong letters; `undefined` when it may not. */
export function spellingErrors(word: string, spelling: string): number | undefined {
  const allowed = allowedEdits(word)
  if (allowed === 0 || (allowed === 1 && word[0] !== spelling[0])) return undefined
  const errors = editDistance(word, spelling, allowed)
  return errors <= allowed && !isOtherWord(word, spelling, errors) ? errors : undefined
}

/** The beginning of a word that a misspelled, unfinished one may mean, with its wrong letters; `undefined` when it may not. */
export function meantBeginning(word: string, spelling: string) {
  const allowed = allowedInBeginning(word)
  if (allowed === 0 || (allowed === 1 && word[0] !== spelling[0])) return undefined
  const meant = closestBeginning(word, spelling, allowed)
  return meant && !isOtherWord(word, spelling, meant.errors) ? meant : undefined
}

// With two wrong letters and another first letter: 'marine' does not mean 'karite'.
function isOtherWord(word: string, spelling: string, errors: number): boolean {
  return errors > 1 && word[0] !== spelling[0]
}

/**
 * The stored words with the fewest wrong letters in comparison with a misspelled one, at most two; empty without any. For
 * a word that may be unfinished, the beginnings of stored words instead where they have fewer wrong letters. The candidates
 * come from a trigram index and from the words with the same first letter (docs/decisions/0077).
 */
export async function similarWords(
  database: Database,
  word: string,
  isUnfinished: boolean,
): Promise<string[]> {
  const allowed = allowedEdits(word)
  if (allowed === 0) return []
  const candidates = [
    ...(await byTrigrams(database, word, allowed)),
    // A word may share no trigram with its right spelling, or too few for pg_trgm.
    ...(await byLength(database, word, allowed, word[0])),
  ]
  const whole = new Map<string, number>()
  for (const { spelling } of candidates) {
    const errors = spellingErrors(word, spelling)
    if (errors !== undefined) whole.set(spelling, errors)
  }
  const inBeginning = allowedInBeginning(word)
  // No word begins with the text as it is, so no beginning has fewer errors than one.
  if (!isUnfinished || inBeginning === 0 || fewest(whole) === 1) return withFewest(whole)
  const begun = new Map<string, number>()
  for (const { spelling } of [...candidates, ...(await byBeginning(database, word, inBeginning))]) {
    const meant = meantBeginning(word, spelling)
    if (meant) begun.set(meant.beginning, meant.errors)
  }
  return withFewest(fewest(begun) < fewest(whole) ? begun : whole)
}

const fewest = (errors: ReadonlyMap<string, number>) => Math.min(...errors.values())

function withFewest(errors: ReadonlyMap<string, number>): string[] {
  const least = fewest(errors)
  return [...errors.keys()].filter((spelling) => errors.get(spelling) === least)
}
