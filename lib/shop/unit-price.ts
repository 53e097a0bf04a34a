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
/** In g or ml. */
const BASE = 100
const IN_SMALL_UNITS = { kg: [1000, 'g'], g: [1, 'g'], l: [1000, 'ml'], ml: [1, 'ml'] } as const

/** The amount that a size states; undefined for other sizes, such as '30 cápsulas'. */
export function measureOf(size: string): Measure | undefined {
  const [, amount = '', unit = ''] = MEASURE.exec(size.trim()) ?? []
  const number = Number(amount.replace(',', '.'))
  return number > 0 ? { amount: number, unit: unit.toLowerCase() as Measure['unit'] } : undefined
}

/**
 * What a unit of a package costs, by its size: a piece, or 100 g or ml, so that all products of a list can be compared
 * (docs/decisions/0106). Undefined where the size states no amount, or that unit is the package itself.
 */
export function unitPrice(price: Cents, size: string): { price: Cents; unit: string } | undefined {
  const [, pieces = '', name = ''] = PIECES.exec(size.trim()) ?? []
  if (Number(pieces) > 1)
    return { price: Math.round(price / Number(pieces)), unit: singular(name.toLowerCase()) }
  const measure = measureOf(size)
  if (!measure || measure.unit === 'mg') return undefined
  const [factor, unit] = IN_SMALL_UNITS[measure.unit]
  const amount = measure.amount * factor
  if (amount === BASE) return undefined
  return { price: Math.round((price * BASE) / amount), unit: `${BASE}\u00a0${unit}` }
}

function singular(name: string): string {
  return name.replace(/ies$/, 'y').replace(/s$/, '')
}
