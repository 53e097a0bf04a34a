const LENGTHS = [8, 12, 13, 14] as const
// Numbers that a shop or a company gives out for itself, and those of coupons and refunds: GS1 prefixes 02, 04, 05, 2, 98, 99.
const NO_GOODS = /^(?:0[245]|2|98[0-4]|99)/
const NO_GOODS_OF_EIGHT = /^[02]/

/** A number of the world's register of goods, with the length that names it: EAN-8, UPC, EAN-13 or a carton's. */
export interface Gtin {
  digits: string
  length: (typeof LENGTHS)[number]
}

/** The GTIN that a store wrote; nothing when its length, its check digit or its prefix is not one's (R50). */
export function gtinOf(text: string): Gtin | undefined {
  const digits = text.trim()
  const length = LENGTHS.find((each) => each === digits.length)
  if (!length || !/^\d+$/.test(digits) || /^0+$/.test(digits)) return undefined
  return hasCheckDigit(digits) && isOfGoods(digits) ? { digits, length } : undefined
}

// A UPC is an EAN-13 with a zero before it, a carton's number one with its level before it.
function isOfGoods(digits: string): boolean {
  if (digits.length === 8) return !NO_GOODS_OF_EIGHT.test(digits)
  return !NO_GOODS.test(digits.slice(-13).padStart(13, '0'))
}

// From the right the digits count once and three times by turns; with the check digit that makes whole tens.
function hasCheckDigit(digits: string): boolean {
  const sum = [...digits].reverse().reduce((so, digit, place) => so + Number(digit) * (place % 2 ? 3 : 1), 0)
  return sum % 10 === 0
}
