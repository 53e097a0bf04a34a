const LENGTHS = [8, 12, 13, 14]

/** Whether a text is a GTIN with a valid check digit and, when given, of this length (R50). */
export function isGtin(text: string, length?: number): boolean {
  if (!/^\d+$/.test(text) || !LENGTHS.includes(text.length)) return false
  if (length !== undefined && text.length !== length) return false
  const digits = [...text].reverse().map(Number)
  // Weights from the right, starting with the check digit: 1, 3, 1, 3 …
  return digits.reduce((sum, digit, at) => sum + digit * (at % 2 === 0 ? 1 : 3), 0) % 10 === 0
}
