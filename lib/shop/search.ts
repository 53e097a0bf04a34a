/** The fewest characters that are worth a suggestion, and the most that the store reads (contract 4.8). */
export const SEARCH_LENGTH = { fewest: 2, most: 100 } as const

/** How a search went: nothing was asked, too much was, nothing was found, or something. */
export type SearchOutcome = 'empty' | 'long' | 'none' | 'found'

/** Whether the store reads a text whole; it counts characters, not code units. */
export function isSearchable(text: string): boolean {
  return text !== '' && [...text].length <= SEARCH_LENGTH.most
}
