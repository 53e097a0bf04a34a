import { plainWords } from './plain-words.ts'

interface FlavourValue {
  label: string
  /** The item with which the flavour is added to the cart; 0 without one. */
  idProduto: number
}

/** The `sabor` of the flavour that a search text names with all its words, ignoring case and accents; 0 when it names none (R52). */
export function searchedFlavour(values: readonly FlavourValue[], searched: string): number {
  const terms = new Set(plainWords(searched))
  const named = values
    .map(({ label, idProduto }) => ({ words: plainWords(label), idProduto }))
    .filter(
      ({ words, idProduto }) => idProduto > 0 && words.length > 0 && words.every((word) => terms.has(word)),
    )
  return named.toSorted((a, b) => b.words.length - a.words.length)[0]?.idProduto ?? 0
}

/** The path of a product, with the flavour that a search text names. */
export function pathWithFlavour(path: string, values: readonly FlavourValue[], searched = ''): string {
  const flavour = searchedFlavour(values, searched)
  return flavour > 0 && !path.includes('?') ? `${path}?sabor=${flavour}` : path
}
