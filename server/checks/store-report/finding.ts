/** The result of one check of a store: a feature that the shop will show, one that it will leave out, or a problem. */
export interface StoreFinding {
  verdict: 'shown' | 'missing' | 'problem'
  sentence: string
}

/** A feature that the shop will show. */
export const shown = (sentence: string): StoreFinding => ({ verdict: 'shown', sentence })

/** A feature that the shop will leave out. */
export const missing = (sentence: string): StoreFinding => ({ verdict: 'missing', sentence })

/** A fault of the store with which the shop cannot work. */
export const problem = (sentence: string): StoreFinding => ({ verdict: 'problem', sentence })

/** A number with its noun: '1 product', '2 products'. */
export const count = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? '' : 's'}`
