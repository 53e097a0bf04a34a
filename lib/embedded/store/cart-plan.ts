import { isSameLine, type CartLine, type LineName, type Sellable } from './cart-lines.ts'

/** Most lines of a cart: `adicional` makes lines of its own, so their number needs an end. */
export const MAX_LINES = 100

/** A line that a request names, with the units that it asks. */
export interface Wish extends LineName {
  parameters: string
  quantity: number
}

/** What becomes of a cart: its lines, those that changed, and the units of each that got fewer than asked. */
export interface Plan {
  lines: CartLine[]
  changed: CartLine[]
  adjustedTo: number[]
}

/** Why nothing may change; `index` is that of the wish. */
export type Refusal =
  | { reason: 'unknown'; index: number }
  | { reason: 'sold-out'; index: number; hasStock: boolean }
  | { reason: 'full' }
  | { reason: 'absent' }

/** Adds wishes to a cart, all or none: stock counts over all lines of an item (contract 4.12). */
export function planAdd(
  before: CartLine[],
  sellables: Map<number, Sellable>,
  wishes: Wish[],
  maxQuantity: number,
): Plan | Refusal {
  let lines = before
  const adjusted = new Map<number, number>()
  const changed = new Set<number>()
  for (const [index, wish] of wishes.entries()) {
    const sellable = sellables.get(wish.itemId)
    // Every item of the catalogue is one variation, so an attribute of its own does not exist.
    if (!sellable || wish.attributeId !== 0) return { reason: 'unknown', index }
    const known = lines.find((line) => isSameLine(line, wish))
    const had = known?.quantity ?? 0
    const most = roomFor(lines, wish, sellable, maxQuantity)
    if (most <= had) return { reason: 'sold-out', index, hasStock: sellable.stock > 0 }
    const quantity = Math.min(had + wish.quantity, most)
    const position = known?.position ?? (lines.at(-1)?.position ?? 0) + 1
    const line = {
      ...wish,
      parameters: wish.parameters || (known?.parameters ?? ''),
      quantity,
      position,
      sellable,
    }
    lines = known ? lines.map((other) => (other === known ? line : other)) : [...lines, line]
    changed.add(position)
    if (quantity < had + wish.quantity) adjusted.set(position, quantity)
  }
  if (lines.length > MAX_LINES) return { reason: 'full' }
  return {
    lines,
    changed: lines.filter(({ position }) => changed.has(position)),
    adjustedTo: [...adjusted.values()],
  }
}

/** Sets the units of a line that is there (contract 4.13). */
export function planUpdate(before: CartLine[], wish: Wish, maxQuantity: number): Plan | Refusal {
  const known = before.find((line) => isSameLine(line, wish))
  if (!known) return { reason: 'absent' }
  const most = roomFor(before, wish, known.sellable, maxQuantity)
  if (most <= 0) return { reason: 'sold-out', index: 0, hasStock: known.sellable.stock > 0 }
  const quantity = Math.min(wish.quantity, most)
  const line = { ...known, quantity }
  return {
    lines: before.map((other) => (other === known ? line : other)),
    changed: [line],
    adjustedTo: quantity < wish.quantity ? [quantity] : [],
  }
}

// Units that a line may hold: what the item's other lines leave of the stock, at most the line limit.
function roomFor(
  lines: CartLine[],
  name: LineName,
  { itemId, stock }: Sellable,
  maxQuantity: number,
): number {
  const elsewhere = lines
    .filter((line) => line.itemId === itemId && !isSameLine(line, name))
    .reduce((units, line) => units + line.quantity, 0)
  return Math.min(maxQuantity, stock - elsewhere)
}
