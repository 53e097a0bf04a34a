/** A part of a name; `isMatch` if it matches the search text. */
export interface Piece {
  text: string
  isMatch: boolean
}

const WORD = /[\p{L}\p{N}]+/gu
const STEM_MIN = 4
const ENDING_MAX = 2

// Maps each letter to exactly one letter, so that indexes are the same in both words.
function fold(word: string): string {
  return [...word].map((letter) => letter.normalize('NFD').charAt(0).toLowerCase()).join('')
}

// Returns how many letters at the beginning of the word match a term.
function matchLength(word: string, terms: readonly string[]): number {
  const folded = fold(word)
  const lengths = terms.map((term) => {
    if (folded.startsWith(term)) return term.length
    // A plural also matches its singular, as in the store's search.
    const isPlural = folded.length >= STEM_MIN && term.length - folded.length <= ENDING_MAX
    return isPlural && term.startsWith(folded) ? folded.length : 0
  })
  return Math.max(0, ...lengths)
}

/** Splits a name at the beginnings of words that match the search text, ignoring accents and case. */
export function emphasize(name: string, searched: string): Piece[] {
  const composed = name.normalize('NFC')
  const terms = (searched.normalize('NFC').match(WORD) ?? []).map(fold)
  const pieces: Piece[] = []
  let end = 0
  for (const { 0: word, index } of composed.matchAll(WORD)) {
    const length = [...word].slice(0, matchLength(word, terms)).join('').length
    if (length === 0) continue
    if (index > end) pieces.push({ text: composed.slice(end, index), isMatch: false })
    end = index + length
    pieces.push({ text: composed.slice(index, end), isMatch: true })
  }
  if (end < composed.length) pieces.push({ text: composed.slice(end), isMatch: false })
  return pieces
}
