import type { Cents } from './money.ts'

/** An amount with its unit in small letters, such as 216 and 'g'. */
interface Measure {
  amount: number
  unit: 'kg' | 'g' | 'mg' | 'l' | 'ml'
}

const MEASURE = /^(\d+(?:[.,]\d+)?)\s*(kg|g|mg|l|ml)$/i
// Pieces that are taken one by one, at the beginning of a size: '60 gomas (150 g)'.
const PIECES =
  /^(\d+)\s+((?:cápsula|comprimido|sachê|goma|capsule|tablet|sachet)s?|gumm(?:y|ies))(?![\p{L}])/iu
const IN_SMALL_UNITS = { kg: [1000, 'g'], g: [1, 'g'], l: [1000, 'ml'], ml: [1, 'ml'] } as const

/** The amount that a size states; undefined for other sizes, such as '30 cápsulas'. */
export function measureOf(size: string): Measure | undefined {
  const [, amount = '', unit = ''] = MEASURE.exec(size.trim()) ?? []
  const number = Number(amount.replace(',', '.'))
  return number > 0 ? { amount: number, unit: unit.toLowerCase() as Measure['unit'] } : undefined
}

/**
 * The price of a unit of a package, by its size: of a piece, of 100 g or ml, or of 10 g or ml for a package of less than 100. Undefined
 * when the size states no amount, or when the package is not larger than the unit.
 */
export function unitPrice(price: Cents, size: string): { price: Cents; unit: string } | undefined {
  const [, pieces = '', name = ''] = PIECES.exec(size.trim()) ?? []
  if (Number(pieces) > 1)
    return { price: Math.round(price / Number(pieces)), unit: singular(name.toLowerCase()) }
  const measure = measureOf(size)
  if (!measure || measure.unit === 'mg') return undefined
  const [factor, unit] = IN_SMALL_UNITS[measure.unit]
  const amount = measure.amount * factor
  const base = amount < 100 ? 10 : 100
  if (amount <= base) return undefined
  return { price: Math.round((price * base) / amount), unit: `${base}\u00a0${unit}` }
}

function singular(name: string): string {
  return name.replace(/ies$/, 'y').replace(/s$/, '')
}
