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

/** Returns all items that one unit of a line uses: the item itself, and the pots of a built kit (P5). */
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

/** An item with the units of it that all lines need together. */
export interface StockDemand extends StockUse {
  needed: number
}

/** Returns the stock that lines need, by item id. */
export function stockDemand(lines: readonly StoredCartLine[]): Map<number, StockDemand> {
  const demand = new Map<number, StockDemand>()
  for (const { extra, sellable, quantity } of lines)
    for (const use of usesOf(extra, sellable)) {
      const needed = (demand.get(use.itemId)?.needed ?? 0) + use.units * quantity
      demand.set(use.itemId, { ...use, needed })
    }
  return demand
}
