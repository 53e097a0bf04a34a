import { readComposition } from '#lib/shop/build-kit.ts'
import type { StoredCartLine } from './cart-lines.ts'
import type { SellableItem } from './sellable-items.ts'
import type { Names } from './sellable-name.ts'

/** The units of one item or variation that one unit of a line uses. */
interface StockUse {
  /** Identifies the stock: that of an item or of one of its variations. */
  key: string
  units: number
  stock: number
  names: Names
}

const keyOf = (itemId: number, variationId = 0) => `${itemId}-${variationId}`

/** Returns all stocks that one unit of a line uses: that of its item, and those of the pots of a built kit (P5). */
export function usesOf(extra: string, { itemId, stock, names, pots, variation }: SellableItem): StockUse[] {
  const ownUse = { key: keyOf(itemId, variation?.id), units: 1, stock, names: namesOf(names, variation) }
  if (!pots) return [ownUse]
  const chosen = [...(readComposition(extra) ?? [])].map(([id, units]) => {
    const pot = pots.find((known) => known.itemId === id)
    // A pot that is no longer in the catalogue counts as sold out.
    return { key: keyOf(id), units, stock: pot?.stock ?? 0, names: pot?.names ?? names }
  })
  return [ownUse, ...chosen]
}

// Warnings name the variation too: 'Creme Corporal - 200 g'.
function namesOf(names: Names, variation: SellableItem['variation']): Names {
  if (!variation) return names
  return { ...names, kit: { pt: variation.label_pt, en: variation.label_en } }
}

/** A stock with the number of units that all lines together need from it. */
export interface StockDemand extends StockUse {
  needed: number
}

/** Returns the stock that lines need, by its key. */
export function stockDemand(lines: readonly StoredCartLine[]): Map<string, StockDemand> {
  const demand = new Map<string, StockDemand>()
  for (const { extra, sellable, quantity } of lines)
    for (const use of usesOf(extra, sellable)) {
      const needed = (demand.get(use.key)?.needed ?? 0) + use.units * quantity
      demand.set(use.key, { ...use, needed })
    }
  return demand
}
