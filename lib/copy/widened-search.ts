import { byLang } from './by-lang.ts'

/** The note of a search that found nothing with all words and shows what has some of them, or words with other letters (contract 4.8). */
export const widenedSearchCopy = byLang(
  {
    note: (text: string, instead: string) =>
      `${isOneWord(text) ? 'Nada encontrado para' : 'Nada tem todas as palavras de'} “${text}”. Mostramos resultados de “${instead}”.`,
  },
  {
    note: (text, instead) =>
      `${isOneWord(text) ? 'Nothing found for' : 'Nothing has all the words of'} “${text}”. Showing results for “${instead}”.`,
  },
)

function isOneWord(text: string): boolean {
  return !/\s/.test(text)
}
