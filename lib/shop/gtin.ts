const LENGTHS = [8, 12, 13, 14] as const

/** A number of the world's register of goods, with the length that names it: EAN-8, UPC, EAN-13 or a carton's. */
export interface Gtin {
  digits: string
  length: (typeof LENGTHS)[number]
}

/** The GTIN that a store wrote; nothing when its length or its check digit is not one's (R50). */
export function gtinOf(text: string): Gtin | undefined {
  const digits = text.trim()
  const length = LENGTHS.find((each) => each === digits.length)
  if (!length || !/^\d+$/.test(digits) || /^0+$/.test(digits)) return undefined
  return hasCheckDigit(digits) ? { digits, length } : undefined
}

// From the right the digits count once and three times by turns; with the check digit that makes whole tens.
function hasCheckDigit(digits: string): boolean {
  const sum = [...digits].reverse().reduce((so, digit, place) => so + Number(digit) * (place % 2 ? 3 : 1), 0)
  return sum % 10 === 0
}
