/** An answer to one question about a store: what the shop will show, what it will leave out, or what is wrong. */
export interface StoreFinding {
  verdict: 'shown' | 'missing' | 'problem'
  sentence: string
}

/** The shop will show it. */
export const shown = (sentence: string): StoreFinding => ({ verdict: 'shown', sentence })

/** The shop will leave it out. */
export const missing = (sentence: string): StoreFinding => ({ verdict: 'missing', sentence })

/** The shop cannot do without it. */
export const problem = (sentence: string): StoreFinding => ({ verdict: 'problem', sentence })

/** '1 product', '2 products'. */
export const count = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? '' : 's'}`
