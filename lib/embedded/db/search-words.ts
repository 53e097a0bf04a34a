const MARKS = /\p{M}/gu
// % and _ stay in words, so that a search for '100%' finds the text.
const SEPARATOR = /[^a-z0-9%_]+/
// Stop words of both languages. With 'free' among them, 'gluten free' finds what 'gluten' finds, and 'free shipping' no product.
const STOP_WORDS = new Set(
  'a ao as com da das de do dos e em na nas no nos o os ou para por um uma an and for free from in of on or the to with'.split(
    ' ',
  ),
)

/**
 * Returns the distinct words of a text in lower case, without accents and stop words, as the search compares them
 * (contract 4.8).
 */
export function searchWords(text: string): string[] {
  const plain = text.normalize('NFD').replace(MARKS, '').toLowerCase()
  return [...new Set(plain.split(SEPARATOR))].filter((word) => word !== '' && !STOP_WORDS.has(word))
}
