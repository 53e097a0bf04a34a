/** The result of one check of a store: a feature that the shop will show, one that it will leave out, or a problem. */
export interface StoreFinding {
  verdict: 'shown' | 'missing' | 'problem'
  sentence: string
}

/** The shop will show it. */
export const shown = (sentence: string): StoreFinding => ({ verdict: 'shown', sentence })

/** The shop will leave it out. */
export const absent = (sentence: string): StoreFinding => ({ verdict: 'missing', sentence })

/** The shop cannot work without it. */
export const problem = (sentence: string): StoreFinding => ({ verdict: 'problem', sentence })

/** '1 product', '2 products'. */
export const count = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? '' : 's'}`
