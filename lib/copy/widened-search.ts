import { byLang } from './by-lang.ts'

/** The note under “Results for …” when the store searched something else: fewer words, or words with other letters (contract 4.8). */
export const widenedSearchCopy = byLang(
  {
    note: (text: string) =>
      isOneWord(text) ? `Você buscou: “${text}”.` : `Você buscou: “${text}”. Nada tem todas essas palavras.`,
  },
  {
    note: (text) =>
      isOneWord(text)
        ? `You searched for “${text}”.`
        : `You searched for “${text}”. Nothing has all these words.`,
  },
)

function isOneWord(text: string): boolean {
  return !/\s/.test(text)
}
