// 'porção de 1 cápsula (1,2 g)': a comma in parentheses belongs to the serving.
const AFTER_WORD = /(?:por[çc][ãa]o de|serving of)\s+([^,;(]+(?:\([^)]*\))?)/i
const BEFORE_WORD = /(\d[\d.,]*\s?(?:m?g|ml))\s+(?:serving|por[çc][ãa]o)/i

/** The serving size in a product's nutrition text: '12g' of 'net weight 216g, 12g serving, 1 scoop'; undefined without one. */
export function servingOf(nutrition: string): string | undefined {
  const [, found] = AFTER_WORD.exec(nutrition) ?? BEFORE_WORD.exec(nutrition) ?? []
  return found?.trim()
}
