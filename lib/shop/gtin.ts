const LENGTHS = [8, 12, 13, 14] as const
// GS1 prefixes that do not identify goods: 02, 04 and 2 (internal to a company), 05, 98 and 99 (coupons and refunds).
const NOT_GOODS = /^(?:0[245]|2|98[0-4]|99)/
const NOT_GOODS_EAN_8 = /^[02]/

/** A Global Trade Item Number. Its length determines its kind: EAN-8, UPC, EAN-13 or GTIN-14 (a carton). */
export interface Gtin {
  digits: string
  length: (typeof LENGTHS)[number]
}

/** Parses a GTIN; undefined when its length, its check digit or its prefix is invalid (R50). */
export function gtinOf(text: string): Gtin | undefined {
  const digits = text.trim()
  const length = LENGTHS.find((each) => each === digits.length)
  if (!length || !/^\d+$/.test(digits) || /^0+$/.test(digits)) return undefined
  return hasCheckDigit(digits) && isOfGoods(digits) ? { digits, length } : undefined
}

// A UPC becomes an EAN-13 with a leading zero; a GTIN-14 has a digit for the packaging level before the digits of an EAN-13.
function isOfGoods(digits: string): boolean {
  if (digits.length === 8) return !NOT_GOODS_EAN_8.test(digits)
  return !NOT_GOODS.test(digits.slice(-13).padStart(13, '0'))
}

// The weights are 1, 3, 1, 3 … from the right, starting with the check digit; the sum must be a multiple of 10.
function hasCheckDigit(digits: string): boolean {
  const sum = [...digits]
    .reverse()
    .reduce((total, digit, place) => total + Number(digit) * (place % 2 ? 3 : 1), 0)
  return sum % 10 === 0
}
