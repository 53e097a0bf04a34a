// 'porção de 1 cápsula (1,2 g)': a comma within brackets belongs to the serving.
const AFTER = /(?:por[çc][ãa]o de|serving of)\s+([^,;(]+(?:\([^)]*\))?)/i
const BEFORE = /(\d[\d.,]*\s?(?:m?g|ml))\s+(?:serving|por[çc][ãa]o)/i

/** What one serving is, read from a product's nutrition line: '12g' of 'net weight 216g, 12g serving, 1 scoop'; nothing when it does not say. */
export function servingOf(nutrition: string): string | undefined {
  const [, found] = AFTER.exec(nutrition) ?? BEFORE.exec(nutrition) ?? []
  return found?.trim()
}
