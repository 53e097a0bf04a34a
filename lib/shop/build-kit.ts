import type { CartLine } from './cart-line.ts'
import type { Flavour } from './kit.ts'
import type { Cents } from './money.ts'

/** The fewest and the most units of a kit that a shopper builds (P5). */
export const MIN_UNITS = 2
export const MAX_UNITS = 10

/** A kit of the kit builder: the shopper chooses the flavour of each unit; the price depends only on the number of units. */
export interface BuildKit {
  itemId: number
  units: number
  price: Cents
  /** The price before the offer; undefined when it is not above the price. */
  priceFrom: Cents | undefined
  /** Whether enough units are in stock to fill the kit. */
  inStock: boolean
  /** The store API's path of the kit, for its price at `url/list/detail` (contract 4.7). */
  listPath: string
}

/** A flavour that a unit can have. */
export interface UnitFlavour extends Flavour {
  /** Units in stock; undefined when the store does not state it. */
  left: number | undefined
}

/** Units of each flavour, by flavour id. */
export type Composition = ReadonlyMap<number, number>

const PART = /^([1-9]\d{0,9})x([1-9]\d?)$/

/** Counts the units of each flavour in a list with one flavour id per unit; 0, a unit without a flavour, is not counted. */
export function compositionOf(flavourIds: Iterable<number>): Composition {
  const units = new Map<number, number>()
  for (const id of flavourIds) if (id > 0) units.set(id, (units.get(id) ?? 0) + 1)
  return units
}

/** The text of a composition for `adicional` of a cart line: '422x2,424x1'. The ids ascend, so that equal compositions get equal texts. */
export function compositionText(composition: Composition): string {
  return [...composition]
    .sort(([a], [b]) => a - b)
    .map(([id, units]) => `${id}x${units}`)
    .join(',')
}

/** Parses a composition whose flavours are in any order; undefined when the text is invalid. */
export function readComposition(text: string): Composition | undefined {
  const units = new Map<number, number>()
  for (const part of text.split(',')) {
    const [, id, count] = PART.exec(part) ?? []
    if (!id || !count) return undefined
    units.set(Number(id), (units.get(Number(id)) ?? 0) + Number(count))
  }
  return units
}

/** The number of units in a composition. */
export function unitsIn(composition: Composition): number {
  return [...composition.values()].reduce((sum, units) => sum + units, 0)
}

/** The indexes, from 0, of the units without a flavour; `flavourIds` holds the flavour id of each unit, 0 for none. */
export function unitsWithoutFlavour(flavourIds: readonly number[], units: number): number[] {
  return Array.from({ length: units }, (_, unit) => unit).filter((unit) => !((flavourIds[unit] ?? 0) > 0))
}

/** Whether enough units of every flavour are in stock; a flavour whose stock the store does not state has enough. */
export function hasStockFor(composition: Composition, flavours: readonly UnitFlavour[]): boolean {
  return [...composition].every(([id, units]) => {
    const flavour = flavours.find((each) => each.id === id)
    return flavour !== undefined && flavour.inStock && units <= (flavour.left ?? Infinity)
  })
}

/** Returns the kit with a number of units; undefined when there is none. */
export function kitWithUnits<T extends Pick<BuildKit, 'units'>>(
  kits: readonly T[],
  units: number,
): T | undefined {
  return kits.find((kit) => kit.units === units)
}

/** The cart line of a kit with the flavour of each unit; undefined while a unit has none (spec section 5). */
export function builtKitLine(
  { itemId, units }: Pick<BuildKit, 'itemId' | 'units'>,
  flavourIds: readonly number[],
  quantity = 1,
): CartLine | undefined {
  if (unitsWithoutFlavour(flavourIds, units).length > 0) return undefined
  const adicional = compositionText(compositionOf(flavourIds.slice(0, units)))
  return { idProduto: itemId, tipo: 'lista', quantidade: quantity, adicional }
}
