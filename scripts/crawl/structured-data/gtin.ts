const LENGTHS = [8, 12, 13, 14]

/** Whether a text is a GTIN of a length that its property allows, with the right check digit (R50). */
export function isGtin(text: string, length?: number): boolean {
  if (!/^\d+$/.test(text) || !LENGTHS.includes(text.length)) return false
  if (length !== undefined && text.length !== length) return false
  const digits = [...text].reverse().map(Number)
  // From the right, the check digit itself counts once, then three times and once in turn.
  return digits.reduce((sum, digit, at) => sum + digit * (at % 2 === 0 ? 1 : 3), 0) % 10 === 0
}
