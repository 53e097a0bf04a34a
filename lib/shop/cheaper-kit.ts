import { kitQuery } from './kit-address.ts'
import { canBuy, type Flavour, type Kit } from './kit.ts'
import type { Cents } from './money.ts'

/** A kit that costs less than a quantity bought one by one, and what follows the path in its address (R52). */
export interface CheaperKit {
  title: string
  price: Cents
  /** The price of the quantity bought one by one. */
  priceOneByOne: Cents
  /** Whether the kit has more packages than the quantity. */
  hasMore: boolean
  query: string
}

/** The smallest kit of the same product that has at least the packages of a quantity, for less; undefined without one. */
export function cheaperKit(
  kits: readonly Kit[],
  current: Pick<Kit, 'units' | 'itemId'> & { price: Cents | undefined },
  quantity: number,
  chosen?: Flavour,
): CheaperKit | undefined {
  const priceOneByOne = (current.price ?? 0) * quantity
  const units = current.units * quantity
  const [kit] = kits
    .filter((other) => other.itemId !== current.itemId && other.units >= units && canBuy(other))
    .toSorted((a, b) => a.units - b.units)
  if (quantity < 2 || !kit?.price || kit.price >= priceOneByOne) return undefined
  const { title, price } = kit
  return { title, price, priceOneByOne, hasMore: kit.units > units, query: kitQuery(kit, chosen) }
}
