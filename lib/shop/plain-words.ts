const WORD = /[\p{L}\p{N}]+/gu

/** The words of a text in lower case, without accents and punctuation. */
export function plainWords(text: string): string[] {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().match(WORD) ?? []
}
