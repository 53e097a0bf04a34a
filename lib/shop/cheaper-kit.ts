import { kitQuery } from './kit-address.ts'
import { canBuy, type Flavour, type Kit } from './kit.ts'
import type { Cents } from './money.ts'

/** A kit that costs less than the same number of packages bought one by one, and what follows the path in its address (R52). */
export interface CheaperKit {
  title: string
  price: Cents
  /** The price of that number of packages bought one by one. */
  priceOneByOne: Cents
  query: string
}

/** The kit of the same product that has the packages of a quantity for less; undefined without one. */
export function cheaperKit(
  kits: readonly Kit[],
  current: Pick<Kit, 'units' | 'itemId'> & { price: Cents | undefined },
  quantity: number,
  chosen?: Flavour,
): CheaperKit | undefined {
  const priceOneByOne = (current.price ?? 0) * quantity
  const kit = kits.find(
    (other) => other.itemId !== current.itemId && other.units === current.units * quantity && canBuy(other),
  )
  if (quantity < 2 || !kit?.price || kit.price >= priceOneByOne) return undefined
  return { title: kit.title, price: kit.price, priceOneByOne, query: kitQuery(kit, chosen) }
}
