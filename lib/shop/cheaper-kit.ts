import { canBuy, type Flavour, type Kit } from './kit.ts'
import type { Cents } from './money.ts'

/** A kit that costs less than the same number of packages bought one by one, and the `sabor` of its address (R52). */
export interface CheaperKit {
  title: string
  price: Cents
  /** The price of that number of packages bought one by one. */
  priceOneByOne: Cents
  item: number
}

const isSame = (a: readonly string[] = [], b: readonly string[] = []) =>
  a.length > 0 && a.toSorted().join() === b.toSorted().join()

// The flavour of the larger kit with the same keys, else the one that its address preselects.
function itemOf({ hasFlavours, flavours, itemId }: Kit, chosen: Flavour | undefined): number {
  if (!hasFlavours) return itemId
  const buyable = flavours.filter(({ inStock }) => inStock)
  return (buyable.find(({ keys }) => isSame(keys, chosen?.keys)) ?? buyable[0])?.id ?? itemId
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
  return { title: kit.title, price: kit.price, priceOneByOne, item: itemOf(kit, chosen) }
}
