/** The shortest text that gets suggestions and the longest that the store accepts, in code points (contract 4.8). */
export const SEARCH_LENGTH = { min: 2, max: 100 } as const

/**
 * The state of a search: no text, a text that is too long, no result, no product but pages that answer it, a text about service,
 * or products.
 */
export type SearchState = 'no-text' | 'long' | 'no-results' | 'answered' | 'service' | 'found'

/** Whether the store accepts a search text; it counts code points, not UTF-16 code units. */
export function isSearchable(text: string): boolean {
  return text !== '' && [...text].length <= SEARCH_LENGTH.max
}
