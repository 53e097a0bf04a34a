import { readComposition } from '#lib/shop/build-kit.ts'
import type { StoredCartLine, SellableItem } from './cart-lines.ts'
import type { Names } from './sellable-name.ts'

/** The units of one item that one unit of a line uses. */
interface StockUse {
  itemId: number
  units: number
  stock: number
  names: Names
}

/** Returns all items that one unit of a line uses: its own item, and the pots of a built kit (P5). */
export function usesOf(extra: string, { itemId, stock, names, pots }: SellableItem): StockUse[] {
  const own = { itemId, units: 1, stock, names }
  if (!pots) return [own]
  const chosen = [...(readComposition(extra) ?? [])].map(([id, units]) => {
    const pot = pots.find((known) => known.itemId === id)
    // A pot that is no longer in the catalogue counts as sold out.
    return { itemId: id, units, stock: pot?.stock ?? 0, names: pot?.names ?? names }
  })
  return [own, ...chosen]
}

/** An item with the units that all lines hold of it. */
export interface Taken extends StockUse {
  held: number
}

/** Returns the stock that lines use, by item id. */
export function takenBy(lines: readonly StoredCartLine[]): Map<number, Taken> {
  const taken = new Map<number, Taken>()
  for (const { extra, sellable, quantity } of lines)
    for (const use of usesOf(extra, sellable)) {
      const held = (taken.get(use.itemId)?.held ?? 0) + use.units * quantity
      taken.set(use.itemId, { ...use, held })
    }
  return taken
}
