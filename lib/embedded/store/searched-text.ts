import { searchWords } from '../db/search-words.ts'
import { spellingErrors } from '../db/similar-words.ts'
import type { SearchedWord } from './matched-words.ts'

const WRITTEN_WORD = /[\p{L}\p{M}\p{N}%_]+/gu

/**
 * `busca` of a search: its text, and `textoUsado`, the text that was searched instead where no product has all words as they are
 * (contract 4.8). In lower case, typed words with their accents and corrected ones as the found products' names write them: a correction
 * may come from the other language, as 'colagen' from 'colágeno' for a search that shows 'Collagen'.
 */
export function searchDocumentTexts(
  text: string,
  searched: readonly SearchedWord[],
  cards: readonly { nome: string }[],
) {
  const isWhole = searched.length === searchWords(text).length
  if (searched.length === 0 || (isWhole && !searched.some(({ isCorrected }) => isCorrected)))
    return { texto: text }
  const typed = writtenWords([text])
  const named = writtenWords(cards.map(({ nome }) => nome))
  const corrected = (word: string) =>
    named.find(([plain]) => plain.startsWith(word)) ??
    named.find(([plain]) => spellingErrors(word, plain) !== undefined)
  const written = ({ word, isCorrected }: SearchedWord) =>
    isCorrected ? corrected(word) : typed.find(([plain]) => plain === word)
  return { texto: text, textoUsado: searched.map((each) => written(each)?.[1] ?? each.word).join(' ') }
}

// The words of texts in lower case, each as the search compares it and with its accents.
function writtenWords(texts: readonly string[]): [plain: string, written: string][] {
  const words = texts.flatMap((text) => text.normalize('NFC').match(WRITTEN_WORD) ?? [])
  return words.flatMap((word) =>
    searchWords(word).map((plain): [string, string] => [plain, word.toLowerCase()]),
  )
}
