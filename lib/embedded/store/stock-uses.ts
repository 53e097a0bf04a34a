import { readComposition } from '#lib/shop/build-kit.ts'
import type { StoredCartLine, SellableItem } from './cart-lines.ts'
import type { Names } from './sellable-name.ts'

/** What one unit of a line takes from the stock of one item. */
interface StockUse {
  itemId: number
  units: number
  stock: number
  names: Names
}

/** All that one unit of a line takes: itself, and its pots when the shopper filled it (P5). */
export function usesOf(extra: string, { itemId, stock, names, pots }: SellableItem): StockUse[] {
  const own = { itemId, units: 1, stock, names }
  if (!pots) return [own]
  const chosen = [...(readComposition(extra) ?? [])].map(([id, units]) => {
    const pot = pots.find((known) => known.itemId === id)
    // A pot that the catalogue has no more is sold out.
    return { itemId: id, units, stock: pot?.stock ?? 0, names: pot?.names ?? names }
  })
  return [own, ...chosen]
}

/** An item that lines take from, with all that they take of it together. */
export interface Taken extends StockUse {
  held: number
}

/** What lines take from the stock, by item id. */
export function takenBy(lines: readonly StoredCartLine[]): Map<number, Taken> {
  const taken = new Map<number, Taken>()
  for (const { extra, sellable, quantity } of lines)
    for (const use of usesOf(extra, sellable)) {
      const held = (taken.get(use.itemId)?.held ?? 0) + use.units * quantity
      taken.set(use.itemId, { ...use, held })
    }
  return taken
}
