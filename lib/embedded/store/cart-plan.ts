import { canonicalComposition } from './built-kits.ts'
import { isSameLine, type StoredCartLine, type CartLineKey } from './cart-lines.ts'
import { variationOf, type SellableItem } from './sellable-items.ts'
import type { Bilingual } from './language.ts'
import { stockDemand, usesOf } from './stock-uses.ts'

/** The limit of lines per cart; without it, different values of `adicional` could add any number of lines. */
export const MAX_LINES = 100

/** A line as requested: its key and the number of units. */
export interface LineRequest extends CartLineKey {
  parameters: string
  quantity: number
  /** Where a new line goes in the list, from 1, if the line that was there has been removed; otherwise it goes to the end. */
  place?: number
}

/**
 * The result of a cart change: all lines, the changed ones, and the quantities of lines that got fewer units than
 * requested.
 */
export interface Plan {
  lines: StoredCartLine[]
  changed: StoredCartLine[]
  adjustedTo: number[]
}

/** The reason why a cart change is rejected; `index` is that of the requested line. */
export type Rejection =
  | { reason: 'unknown'; index: number }
  | { reason: 'not-filled'; index: number }
  | { reason: 'no-choice'; index: number; attribute: Bilingual }
  | { reason: 'on-request'; index: number }
  | { reason: 'sold-out'; index: number; hasStock: boolean }
  | { reason: 'full' }
  | { reason: 'absent' }

/** Adds the requested lines, all or none. Stock counts over all lines that use an item (contract 4.12). */
export function planAdd(
  before: StoredCartLine[],
  sellables: Map<number, SellableItem>,
  requests: LineRequest[],
  maxQuantity: number,
): Plan | Rejection {
  let lines = before
  const adjusted = new Map<number, number>()
  const changed = new Set<number>()
  for (const [index, { place = 0, ...requested }] of requests.entries()) {
    const item = sellables.get(requested.itemId)
    if (!item || item.sale === 'quote') return { reason: item ? 'on-request' : 'unknown', index }
    const sellable = variationOf(item, requested.attributeId)
    if (!sellable) return noVariation(item, requested.attributeId, index)
    const request = canonical(requested, sellable)
    if (!request) return { reason: 'not-filled', index }
    const existing = lines.find((line) => isSameLine(line, request))
    const unitsBefore = existing?.quantity ?? 0
    const max = maxUnits(lines, request, sellable, maxQuantity)
    if (max <= unitsBefore) return soldOut(request, sellable, index)
    const quantity = Math.min(unitsBefore + request.quantity, max)
    const position = existing?.position ?? freePosition(lines, place)
    const line = {
      ...request,
      parameters: request.parameters || (existing?.parameters ?? ''),
      quantity,
      position,
      sellable,
    }
    lines = existing
      ? lines.map((other) => (other === existing ? line : other))
      : [...lines, line].sort((a, b) => a.position - b.position)
    changed.add(position)
    if (quantity < unitsBefore + request.quantity) adjusted.set(position, quantity)
  }
  if (lines.length > MAX_LINES) return { reason: 'full' }
  return {
    lines,
    changed: lines.filter(({ position }) => changed.has(position)),
    adjustedTo: [...adjusted.values()],
  }
}

// A removed line has left a gap between the positions of its neighbours.
function freePosition(lines: readonly StoredCartLine[], place: number): number {
  const end = (lines.at(-1)?.position ?? 0) + 1
  const next = lines[place - 1]
  if (!next) return end
  const position = (lines[place - 2]?.position ?? 0) + 1
  return position < next.position ? position : end
}

/** Sets the quantity of a line that the cart has (contract 4.13). */
export function planUpdate(
  before: StoredCartLine[],
  request: LineRequest,
  maxQuantity: number,
): Plan | Rejection {
  const existing = findLine(before, request)
  if (!existing) return { reason: 'absent' }
  const max = maxUnits(before, existing, existing.sellable, maxQuantity)
  if (max <= 0) return soldOut(existing, existing.sellable, 0)
  const quantity = Math.min(request.quantity, max)
  const line = { ...existing, quantity }
  return {
    lines: before.map((other) => (other === existing ? line : other)),
    changed: [line],
    adjustedTo: quantity < request.quantity ? [quantity] : [],
  }
}

/** Finds the line of a key; the flavours of a built kit may be in any order. */
export function findLine(lines: StoredCartLine[], key: CartLineKey): StoredCartLine | undefined {
  const isNamed = (line: StoredCartLine) => {
    const canonicalKey = line.itemId === key.itemId && canonical(key, line.sellable)
    return canonicalKey && isSameLine(line, canonicalKey)
  }
  return lines.find((line) => isSameLine(line, key)) ?? lines.find(isNamed)
}

// 0 means that the shopper has chosen no variation (platform 3.3).
function noVariation({ choice }: SellableItem, attributeId: number, index: number): Rejection {
  const isMissing = choice && attributeId === 0
  return isMissing
    ? { reason: 'no-choice', index, attribute: choice.attribute.name }
    : { reason: 'unknown', index }
}

// Returns the key of a built kit with its composition in canonical order, so that equal compositions have equal keys; null
// when the composition does not fill the kit. The key of any other item is unchanged.
function canonical<T extends CartLineKey>(key: T, { units, pots }: SellableItem): T | null {
  if (!pots) return key
  const extra = canonicalComposition(key.extra, { units, pots })
  return extra === null ? null : { ...key, extra }
}

// `hasStock` means that there is stock, but this cart already holds all of it.
function soldOut(key: CartLineKey, sellable: SellableItem, index: number): Rejection {
  return { reason: 'sold-out', index, hasStock: maxUnits([], key, sellable, 1) > 0 }
}

// The maximum units of a line: the stock of its items that other lines do not use, at most the limit per line.
function maxUnits(
  lines: StoredCartLine[],
  key: CartLineKey,
  sellable: SellableItem,
  maxQuantity: number,
): number {
  const demand = stockDemand(lines.filter((line) => !isSameLine(line, key)))
  const available = usesOf(key.extra, sellable).map(({ key, units, stock }) =>
    Math.floor((stock - (demand.get(key)?.needed ?? 0)) / units),
  )
  return Math.min(maxQuantity, ...available)
}
